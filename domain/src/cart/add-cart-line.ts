import type { CartLine } from "./cart-line.ts";

/** The cart with a line added; a line of the same SKU is replaced where it stands [4.13]. */
export function addCartLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const index = lines.findIndex(({ sku }) => sku === line.sku);
  return index < 0 ? [...lines, line] : lines.with(index, line);
}
