import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { resolveSale } from "@spolverk/domain";
import { runTogether } from "../../concurrency/run-each.ts";
import { PRICE_HISTORY_MODULE } from "./modules/price-history/index.ts";
import { readRows } from "../../database/read-rows.ts";
import { toBatches } from "../../concurrency/to-batches.ts";
import { findLastPrices } from "./find-last-prices.ts";
import { isSamePrice, priceRow, toPlainAmounts } from "./to-plain-amounts.ts";

const variantRow = z.object({
  id: z.string(),
  prices: z.array(priceRow).nullish(),
  variation_detail: z
    .object({ sale_percentage: z.number().nullable(), sale_starts_at: z.coerce.date().nullable() })
    .nullish(),
});

/**
 * Number of variants that are read and written under one lock. A campaign starts the sales of thousands at the same
 * moment.
 */
const batchSize = 100;

/**
 * Records the prices of many variants in batches. A failing variant does not stop the others.
 *
 * @param name of the job, for the log
 */
export async function recordManyPrices(
  container: MedusaContainer,
  name: string,
  variantIds: readonly string[],
): Promise<void> {
  for (const ids of toBatches(variantIds, batchSize))
    await runTogether(container, { name, ids }, (some) => recordPrices(container, some));
}

/**
 * Records the present non-member prices of variants in the price history, unless unchanged. Returns the ids of the new
 * records. Skips a variant without details, which is not in the shop yet.
 */
export function recordPrices(container: MedusaContainer, variantIds: readonly string[]): Promise<string[]> {
  const keys = variantIds.map((id) => `record-price:${id}`);
  return container
    .resolve(Modules.LOCKING)
    .execute(keys, () => record(container, variantIds), { timeout: 30 });
}

async function record(container: MedusaContainer, variantIds: readonly string[]): Promise<string[]> {
  const variants = await readRows(container, variantRow, {
    entity: "variant",
    fields: [
      "id",
      "prices.currency_code",
      "prices.amount",
      "prices.price_list_id",
      "prices.rules_count",
      "prices.min_quantity",
      "variation_detail.sale_percentage",
      "variation_detail.sale_starts_at",
    ],
    filters: { id: [...variantIds] },
  });
  const known = new Map((await findLastPrices(container, variantIds)).map((row) => [row.variant_id, row]));
  const since = new Date();
  const changed = variants.flatMap(({ id, prices, variation_detail: detail }) => {
    if (!detail) return [];
    const price = {
      amounts: toPlainAmounts(prices ?? []),
      discount_percentage: toDiscount(detail, since),
    };
    const last = known.get(id);
    return last && isSamePrice(last, price) ? [] : [{ variant_id: id, since, ...price }];
  });
  if (changed.length === 0) return [];
  const history = container.resolve(PRICE_HISTORY_MODULE);
  return (await history.createPriceRecords(changed)).map(({ id }) => id);
}

type SaleRow = { sale_percentage: number | null; sale_starts_at: Date | null };

/** Returns the sale's percentage; 0 without a sale and before its start [9.33]. */
function toDiscount({ sale_percentage, sale_starts_at }: SaleRow, at: Date): number {
  if (sale_percentage === null || sale_starts_at === null) return sale_percentage ?? 0;
  const sale = { name: "", discountPercentage: sale_percentage, startsAt: sale_starts_at.toISOString() };
  return resolveSale(sale, { isMember: false, now: at.toISOString() })?.discountPercentage ?? 0;
}
