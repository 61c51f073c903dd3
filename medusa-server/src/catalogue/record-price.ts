import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { resolveSale } from "@spolverk/domain";
import { PRICE_HISTORY_MODULE } from "../modules/price-history/index.ts";
import type PriceHistoryModuleService from "../modules/price-history/service.ts";
import { readRows } from "../read-rows.ts";
import { isSamePrice, priceRow, toPlainAmounts } from "./to-plain-amounts.ts";

const variantRow = z.object({
  prices: z.array(priceRow).nullish(),
  variation_detail: z
    .object({ sale_percentage: z.number().nullable(), sale_starts_at: z.coerce.date().nullable() })
    .nullish(),
});

/**
 * Adds what a variant costs everybody now to its price history, unless it cost the same before. Returns the id of the
 * new record, null when there is none. A variant that is not in the shop yet has no price to record.
 */
export function recordPrice(container: MedusaContainer, variantId: string): Promise<string | null> {
  return container
    .resolve(Modules.LOCKING)
    .execute(`record-price:${variantId}`, () => record(container, variantId), { timeout: 30 });
}

async function record(container: MedusaContainer, variantId: string): Promise<string | null> {
  const [variant] = await readRows(container, variantRow, {
    entity: "variant",
    fields: [
      "prices.currency_code",
      "prices.amount",
      "prices.price_list_id",
      "prices.rules_count",
      "prices.min_quantity",
      "variation_detail.sale_percentage",
      "variation_detail.sale_starts_at",
    ],
    filters: { id: variantId },
  });
  if (!variant?.variation_detail) return null;
  const price = {
    amounts: toPlainAmounts(variant.prices ?? []),
    discount_percentage: toDiscount(variant.variation_detail, new Date()),
  };
  const history: PriceHistoryModuleService = container.resolve(PRICE_HISTORY_MODULE);
  const [last] = await history.listPriceRecords(
    { variant_id: variantId },
    { order: { since: "DESC" }, take: 1 },
  );
  if (last && isSamePrice(last, price)) return null;
  const { id } = await history.createPriceRecords({ variant_id: variantId, since: new Date(), ...price });
  return id;
}

type SaleRow = { sale_percentage: number | null; sale_starts_at: Date | null };

/** Percent; 0 without a sale, and before one that is coming [9.33]. */
function toDiscount({ sale_percentage, sale_starts_at }: SaleRow, at: Date): number {
  if (sale_percentage === null || sale_starts_at === null) return sale_percentage ?? 0;
  const sale = { name: "", discountPercentage: sale_percentage, startsAt: sale_starts_at.toISOString() };
  return resolveSale(sale, { isMember: false, now: at.toISOString() })?.discountPercentage ?? 0;
}
