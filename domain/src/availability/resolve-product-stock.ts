import { resolveAvailability } from "./resolve-availability.ts";
import { toAvailabilityInput } from "./to-availability-input.ts";

/** inStock: one of the variations is; backOrder: none is, but one can be ordered all the same where the shop allows it. */
export const productStocks = ["inStock", "backOrder", "out"] as const;
export type ProductStock = (typeof productStocks)[number];

/** Tells what of a product can be ordered, whichever of its variations a card shows [3.48], [4.25]. */
export function resolveProductStock(
  product: Parameters<typeof toAvailabilityInput>[0],
  variations: readonly Parameters<typeof toAvailabilityInput>[1][],
): ProductStock {
  const answers = variations.map((variation) =>
    resolveAvailability({ ...toAvailabilityInput(product, variation, { noBackOrder: false }), quantity: 1 }),
  );
  if (answers.some(({ totalAvailable }) => totalAvailable > 0)) return "inStock";
  return answers.some(({ canBeOrdered }) => canBeOrdered) ? "backOrder" : "out";
}
