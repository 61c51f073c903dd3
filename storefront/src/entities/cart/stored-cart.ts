import type { CartLine } from "@spolverk/domain";

export const cartKey = "spolverk.cart";
const maxLines = 100;
const maxQuantity = 9999;

/**
 * Parses the stored cart line by line and skips invalid lines, so that the shop opens even with a damaged entry or one
 * that another program wrote [4.14]. The parser is written by hand, because a schema library would be a tenth of every
 * page's JavaScript.
 */
export function parseStoredCart(text: string | null): CartLine[] {
  if (text === null) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.filter(isCartLine).slice(0, maxLines).map(toCartLine) : [];
}

function isCartLine(value: unknown): value is CartLine {
  if (typeof value !== "object" || value === null) return false;
  const { id, sku, quantity } = value as Partial<Record<keyof CartLine, unknown>>;
  const isQuantity =
    typeof quantity === "number" && Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
  return typeof id === "string" && id !== "" && typeof sku === "string" && sku !== "" && isQuantity;
}

function toCartLine({ id, sku, quantity }: CartLine): CartLine {
  return { id, sku, quantity };
}
