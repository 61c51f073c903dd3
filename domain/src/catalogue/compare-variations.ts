import type { Attributes } from "./attributes.ts";
import { compareText } from "./compare-text.ts";

type Comparable = { attributes: Attributes; name: string };

/**
 * Orders the variations of a product: by diameter, size and version, each by number; high output
 * before regular; gift cards by value; then by name [9.23]. A missing number comes last.
 *
 * @returns below 0 when `a` comes first
 */
export function compareVariations(a: Comparable, b: Comparable): number {
  return (
    compareNumbers(a.attributes.diameter, b.attributes.diameter) ||
    compareNumbers(a.attributes.size, b.attributes.size) ||
    compareNumbers(a.attributes.version, b.attributes.version) ||
    Number(b.attributes.ho ?? false) - Number(a.attributes.ho ?? false) ||
    compareNumbers(a.attributes.giftCardValue, b.attributes.giftCardValue) ||
    compareText(a.name, b.name)
  );
}

function compareNumbers(a: number | undefined, b: number | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  if (b === undefined) return -1;
  return a - b;
}
