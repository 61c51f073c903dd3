import { formatAttribute, normalizeWords } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";

const searchable = new WeakMap<CommerceVariation, string>();

/**
 * Whether every word of a query begins or ends a word among a variation's names in any language, maker, kind, SKU,
 * GTIN, color, material and measures.
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

/** Whether a product's name contains every word; such a product ranks above one that matches by color. */
export function isNamed(product: CommerceProduct, words: readonly string[]): boolean {
  const name = ` ${normalizeWords(Object.values(product.name).join(" "))} `;
  return words.every((word) => isIn(name, word));
}

/** Minimum length of a search word that is compared with the end of another word. */
const shortestEnd = 3;

/** Whether a word begins a word of the text, or ends one, as "röd" ends "signalröd". */
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
