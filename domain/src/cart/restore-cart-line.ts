import { resolveAvailability } from "../availability/resolve-availability.ts";
import type { StockSum } from "../availability/stock.ts";
import type { CartLine } from "./cart-line.ts";

/** What happens to a saved line; `reduce` has the new quantity. */
export type CartRestoration =
  | { kind: "keep" }
  | { kind: "remove"; reason: "missing" | "unavailable" }
  | { kind: "reduce"; quantity: number };

/**
 * Revalidates a line of a saved cart against its variation: a missing variation [4.15] or one that cannot be ordered
 * [4.16] removes it, too large a quantity is reduced [4.17] (docs/decisions/0077). The line stays while the stock is
 * unknown.
 *
 * @param variation null when the catalogue no longer has it
 * @throws RangeError when the line's quantity is not a positive integer
 */
export function restoreCartLine(
  line: CartLine,
  variation: {
    stock: StockSum | null;
    noBackOrder: unknown;
    backOrder: boolean;
    discontinued: boolean;
    onSale: boolean;
  } | null,
): CartRestoration {
  if (!variation) return { kind: "remove", reason: "missing" };
  const availability = resolveAvailability({ ...variation, quantity: line.quantity });
  if (availability.canBeOrdered || !availability.fetched) return { kind: "keep" };
  // With backorder the maximum is 999 even when the restock date is unknown, but then only the stock can be ordered.
  // Reducing to 999 could raise the quantity and would leave it unorderable.
  const { deliveryDate, maxQtyToOrder, totalAvailable } = availability;
  const quantity = deliveryDate === null ? totalAvailable : maxQtyToOrder;
  return quantity > 0 ? { kind: "reduce", quantity } : { kind: "remove", reason: "unavailable" };
}
