import type { CartLine } from "./cart-line.ts";

type Ordered = Pick<CartLine, "id" | "quantity">;

/**
 * The cart after an order: without the lines it was started with. A line whose quantity was changed since,
 * or that came later, stays: the shopper still wants it.
 */
export function removeOrderedLines(lines: readonly CartLine[], ordered: readonly Ordered[]): CartLine[] {
  return lines.filter(
    (line) => !ordered.some(({ id, quantity }) => id === line.id && quantity === line.quantity),
  );
}
