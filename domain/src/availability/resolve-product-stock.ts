import { resolveAvailability } from "./resolve-availability.ts";
import { toAvailabilityInput } from "./to-availability-input.ts";

/** inStock: at least one variation is in stock; backOrder: none is, but at least one can be backordered. */
export const productStocks = ["inStock", "backOrder", "out"] as const;
export type ProductStock = (typeof productStocks)[number];

/** Resolves the stock of a product across its variations, whichever of them a card shows [3.48], [4.25]. */
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
