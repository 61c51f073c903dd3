import type { StockSum } from "./stock.ts";

/**
 * The input of the availability rules for a variation [4.25]; a discontinued product discontinues its variations.
 *
 * @param settings.noBackOrder the shop-wide setting
 */
export function toAvailabilityInput(
  product: { discontinued: boolean },
  variation: { stock: StockSum; backOrder: boolean; discontinued: boolean; sale: object | null },
  { noBackOrder }: { noBackOrder: boolean },
) {
  return {
    stock: variation.stock,
    noBackOrder,
    backOrder: variation.backOrder,
    discontinued: variation.discontinued || product.discontinued,
    onSale: variation.sale !== null,
  };
}
