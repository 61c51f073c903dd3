import type { CartLine } from "./cart-line.ts";

/** Returns the cart with the line added; it replaces a line of the same SKU in place [4.13]. */
export function addCartLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const index = lines.findIndex(({ sku }) => sku === line.sku);
  return index < 0 ? [...lines, line] : lines.with(index, line);
}
