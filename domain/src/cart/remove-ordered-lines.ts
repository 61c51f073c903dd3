import type { CartLine } from "./cart-line.ts";

type Ordered = Pick<CartLine, "id" | "quantity">;

/** Removes the lines of an order from the cart. A line that was changed or added after the checkout started stays. */
export function removeOrderedLines(lines: readonly CartLine[], ordered: readonly Ordered[]): CartLine[] {
  return lines.filter(
    (line) => !ordered.some(({ id, quantity }) => id === line.id && quantity === line.quantity),
  );
}
