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
 * What a parcel may weigh [3.51], for shipping options that were seeded before they had a limit. A limit that is there
 * stays, also one that was removed by null.
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
