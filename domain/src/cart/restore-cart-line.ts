import { resolveAvailability } from "../availability/resolve-availability.ts";
import type { StockSum } from "../availability/stock.ts";
import type { CartLine } from "./cart-line.ts";

/** The fate of a saved line; `reduce` has the new quantity. */
export type CartRestoration =
  | { kind: "keep" }
  | { kind: "remove"; reason: "missing" | "unavailable" }
  | { kind: "reduce"; quantity: number };

/**
 * Decides about a line of a saved cart when its variation has been fetched again: it is removed when the variation is
 * missing [4.15] or cannot be ordered [4.16], and reduced when only fewer pieces can [4.17] (docs/decisions/0077). The
 * line stays while the stock is unknown.
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
  // Backorder lifts the maximum to 999 also when no date is known, and then only the stock can be
  // ordered: reducing to that maximum could raise the quantity, and would not make it orderable.
  const { deliveryDate, maxQtyToOrder, totalAvailable } = availability;
  const quantity = deliveryDate === null ? totalAvailable : maxQtyToOrder;
  return quantity > 0 ? { kind: "reduce", quantity } : { kind: "remove", reason: "unavailable" };
}
