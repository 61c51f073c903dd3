import { restoreCartLine } from "@spolverk/domain";

/**
 * The most that can really be ordered, 0 for none: what a cart line of any height would be reduced to. Not
 * `maxQtyToOrder`, which is 999 for a backorder even while the date of new stock is unknown.
 */
export function resolveMaxQuantity(variation: NonNullable<Parameters<typeof restoreCartLine>[1]>): number {
  const restored = restoreCartLine({ id: "", sku: "", quantity: Number.MAX_SAFE_INTEGER }, variation);
  return restored.kind === "reduce" ? restored.quantity : 0;
}
