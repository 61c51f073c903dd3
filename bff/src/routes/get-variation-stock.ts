import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /catalog/variations/{id}/stock, as it is now [7.3] */
export function getVariationStock({ engine }: Services): Handler<"GET /catalog/variations/{id}/stock"> {
  return async ({ params: { id } }) => {
    const [found] = await engine.getVariations([id]);
    if (!found) throw new ApiFailure("variation_not_found");
    const { stock } = found.variation;
    return { ...stock, items: [...stock.items] };
  };
}
