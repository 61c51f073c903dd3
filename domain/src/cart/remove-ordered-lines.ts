import type { CartLine } from "./cart-line.ts";

type Ordered = Pick<CartLine, "id" | "quantity">;

/**
 * Returns the cart after an order, without the lines that the checkout started with. A line whose quantity has changed
 * since, or that was added later, stays.
 */
export function removeOrderedLines(lines: readonly CartLine[], ordered: readonly Ordered[]): CartLine[] {
  return lines.filter(
    (line) => !ordered.some(({ id, quantity }) => id === line.id && quantity === line.quantity),
  );
}
