import { resolveAvailability, toAvailabilityInput } from "@spolverk/domain";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /inventory [7.4], [3.17] */
export function getInventory({ engine, catalogue }: Services): Handler<"GET /inventory"> {
  return async ({ query: { sku, quantity } }) => {
    const [found, settings] = await Promise.all([
      engine.getVariationBySku(sku),
      catalogue.getFreshSettings(),
    ]);
    if (!found) throw new ApiFailure("variation_not_found");
    const input = toAvailabilityInput(found.product, found.variation, settings);
    const availability = resolveAvailability({ ...input, quantity });
    return { sku, quantity, ...availability, items: [...availability.items] };
  };
}
