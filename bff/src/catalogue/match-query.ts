import { formatAttribute, normalizeWords } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";

const searchable = new WeakMap<CommerceVariation, string>();

/**
 * Does every word of a query begin or end some word of what is known of a variation: names in any language,
 * maker, kind, SKU, GTIN, colour, material and measures?
 */
export function matchesQuery(
  product: CommerceProduct,
  variation: CommerceVariation,
  words: readonly string[],
): boolean {
  let text = searchable.get(variation);
  if (text === undefined) {
    text = toSearchable(product, variation);
    searchable.set(variation, text);
  }
  const known = text;
  return words.every((word) => isIn(known, word));
}

/** Does the name of a product hold every word? Such a product answers a query better than one of that colour. */
export function isNamed(product: CommerceProduct, words: readonly string[]): boolean {
  const name = ` ${normalizeWords(Object.values(product.name).join(" "))} `;
  return words.every((word) => isIn(name, word));
}

/** Shorter ends are no words of their own. */
const shortestEnd = 3;

/** Does a word begin one of the text, or end one, as "röd" does "signalröd"? */
function isIn(text: string, word: string): boolean {
  return text.includes(` ${word}`) || (word.length >= shortestEnd && text.includes(`${word} `));
}

function toSearchable(product: CommerceProduct, variation: CommerceVariation): string {
  const { diameter, size, material, hotend, color } = variation.attributes;
  const text = normalizeWords(
    [
      ...Object.values(product.name),
      product.manufacturer,
      product.type,
      variation.sku,
      variation.gtin ?? "",
      ...Object.values(variation.colorName ?? {}),
      color ?? "",
      material ?? "",
      hotend ?? "",
      diameter === undefined ? "" : formatAttribute("diameter", diameter, "en"),
      size === undefined ? "" : formatAttribute("size", size, "en"),
    ].join(" "),
  );
  return ` ${text} ${text.replaceAll("-", " ")} `;
}
