import { resolveAvailability, resolveRestockDate, resolveStock, type StockPart } from "@spolverk/domain";

type SoldVariation = {
  noBackOrder: boolean;
  productDiscontinued: boolean;
  /** Of the row of variation_detail; `restock_on` is YYYY-MM-DD. */
  detail: {
    back_order: boolean;
    discontinued: boolean;
    sale_percentage: number | null;
    restock_on: string | null;
  };
  /** YYYY-MM-DD */
  today: string;
};

/**
 * Whether one piece can be ordered today, from stock or as a backorder [4.27], [4.29].
 *
 * @param variation.parts null where the stock is not counted
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
 * Whether Medusa may reserve a variation beyond its stock today [4.25], [4.29]. It is kept on Medusa's variant, so that a
 * reservation refuses what the rule refuses.
 */
export function isSoldWithoutStock(variation: SoldVariation): boolean {
  return isOrderable({ ...variation, parts: [] });
}
