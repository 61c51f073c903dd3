import { restoreCartLine } from "@spolverk/domain";

/**
 * The largest quantity that can be ordered, 0 for none: the one that a cart line would be reduced to. `maxQtyToOrder`
 * differs: it is 999 for a back order even while the date of new stock is unknown.
 */
export function resolveMaxQuantity(variation: NonNullable<Parameters<typeof restoreCartLine>[1]>): number {
  const restored = restoreCartLine({ id: "", sku: "", quantity: Number.MAX_SAFE_INTEGER }, variation);
  return restored.kind === "reduce" ? restored.quantity : 0;
}
