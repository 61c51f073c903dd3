import type { CartLine } from "./cart-line.ts";

/** The cart without the line of that id [4.13]. */
export function removeCartLine(lines: readonly CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}
