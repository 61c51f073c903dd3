import { resolveAvailability } from "../availability/resolve-availability.ts";
import type { Stock } from "../availability/stock.ts";
import type { CartLine } from "./cart-line.ts";

/** What becomes of a saved line: `reduce` says to which quantity. */
export type CartRestoration =
  | { kind: "keep" }
  | { kind: "remove"; reason: "missing" | "unavailable" }
  | { kind: "reduce"; quantity: number };

/**
 * What becomes of a line of a saved cart once its variation was fetched again: removed when the
 * variation is missing [4.15] or none of it can be ordered [4.16], reduced when fewer can [4.17]. While
 * the stock is not known the line stays, since nothing speaks against it.
 *
 * @param variation null when the catalogue no longer has it
 * @throws RangeError when the line's quantity is not a positive integer
 */
export function restoreCartLine(
  line: CartLine,
  variation: {
    stock: Stock | null;
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
