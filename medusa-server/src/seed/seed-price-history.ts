import { z } from "@medusajs/framework/zod";
import { resolvePriceHistory, type ProductContent } from "@spolverk/content";
import { toMajorByCurrency } from "../money/money-by-currency.ts";
import { PRICE_HISTORY_MODULE } from "../features/catalogue/modules/price-history/index.ts";
import { readRows } from "../database/read-rows.ts";
import type { SeedContext } from "./seed-context.ts";

const variantRow = z.object({ id: z.string(), sku: z.string() });

/** Adds the price history of variations that have none yet. */
export async function seedPriceHistory(
  { container, count, today }: SeedContext,
  products: readonly ProductContent[],
): Promise<void> {
  const variations = new Map(
    products.flatMap((product) => product.variations.map((variation) => [variation.sku, variation])),
  );
  const rows = await readRows(container, variantRow, {
    entity: "variant",
    fields: ["id", "sku"],
    filters: { sku: [...variations.keys()] },
  });
  const history = container.resolve(PRICE_HISTORY_MODULE);
  const recorded = await history.listPriceRecords(
    { variant_id: rows.map(({ id }) => id) },
    { select: ["variant_id"], take: null },
  );
  const known = new Set(recorded.map(({ variant_id }) => variant_id));
  const records = rows.flatMap(({ id, sku }) => {
    const variation = variations.get(sku);
    if (variation === undefined || known.has(id)) return [];
    return resolvePriceHistory(variation, today).map(({ since, msrp, discountPercentage }) => ({
      variant_id: id,
      since: new Date(since),
      amounts: toMajorByCurrency(msrp),
      discount_percentage: discountPercentage,
    }));
  });
  if (records.length > 0) await history.createPriceRecords(records);
  count("priceRecords", records.length);
}
