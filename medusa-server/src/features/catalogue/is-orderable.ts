import { z } from "@medusajs/framework/zod";
import { resolveAvailability, resolveRestockDate, resolveStock, type StockPart } from "@spolverk/domain";

/** The columns of variation_detail that decide whether a variation can be ordered; `restock_on` is YYYY-MM-DD. */
export const soldDetailRow = z.object({
  back_order: z.boolean(),
  discontinued: z.boolean(),
  sale_percentage: z.number().nullable(),
  restock_on: z.string().nullable(),
});

type SoldVariation = {
  noBackOrder: boolean;
  productDiscontinued: boolean;
  detail: z.infer<typeof soldDetailRow>;
  /** YYYY-MM-DD */
  today: string;
};

/**
 * Tells whether one piece can be ordered today, from stock or as a backorder [4.27], [4.29].
 *
 * @param variation.parts null when the stock is not counted
 */
export function isOrderable(variation: SoldVariation & { parts: readonly StockPart[] | null }): boolean {
  const { noBackOrder, productDiscontinued, detail, parts, today } = variation;
  return resolveAvailability({
    stock: resolveStock(parts, resolveRestockDate(detail.restock_on, today)),
    quantity: 1,
    noBackOrder,
    backOrder: detail.back_order,
    discontinued: detail.discontinued || productDiscontinued,
    onSale: detail.sale_percentage !== null,
  }).canBeOrdered;
}

/**
 * Tells whether Medusa may reserve a variation beyond its stock today [4.25], [4.29]. The result is stored on Medusa's
 * variant, so that its reservations enforce the rule.
 */
export function isSoldWithoutStock(variation: SoldVariation): boolean {
  return isOrderable({ ...variation, parts: [] });
}
