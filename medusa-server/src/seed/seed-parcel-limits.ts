import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import type { Carrier } from "@spolverk/content";
import { readRows } from "../database/read-rows.ts";
import { listOffers, toMaxParcelGrams } from "./list-offers.ts";
import type { SeedContext } from "./seed-context.ts";

const optionRow = z.object({
  id: z.string(),
  data: z.looseObject({ key: z.string() }).nullish().catch(null),
});

/**
 * Adds the weight limit of a parcel [3.51] to shipping options seeded before limits existed. An existing limit stays,
 * and so does one removed by null.
 */
export async function seedParcelLimits(
  { container, count }: SeedContext,
  carriers: readonly Carrier[],
): Promise<void> {
  const options = await readRows(container, optionRow, { entity: "shipping_option", fields: ["id", "data"] });
  const limits = new Map(listOffers(carriers).map(({ key, service }) => [key, toMaxParcelGrams(service)]));
  const fulfillment = container.resolve(Modules.FULFILLMENT);
  for (const { id, data } of options) {
    const limit = data && limits.get(data.key);
    if (!data || limit === undefined || "max_parcel_grams" in data) continue;
    await fulfillment.updateShippingOptions(id, { data: { ...data, max_parcel_grams: limit } });
    count("parcelLimits", 1);
  }
}
