import { restoreCartLine } from "@spolverk/domain";

/**
 * The largest quantity that can be ordered: a cart line with more is reduced to it. 0 when the variation cannot be
 * ordered. The inventory's `maxQtyToOrder` differs: it is 999 for a back order even while the date of new stock is
 * unknown.
 */
export function resolveMaxQuantity(variation: NonNullable<Parameters<typeof restoreCartLine>[1]>): number {
  const restored = restoreCartLine({ id: "", sku: "", quantity: Number.MAX_SAFE_INTEGER }, variation);
  return restored.kind === "reduce" ? restored.quantity : 0;
}
