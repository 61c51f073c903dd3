import type { CartLine } from "./cart-line.ts";

/** Returns the cart without the line of this id [4.13]. */
export function removeCartLine(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}
