import type { VariationSummary } from "@spolverk/bff/contract";
import { type Attributes, type Currency, isSoldInCurrency, type Stock } from "@spolverk/domain";

type AttributeName = keyof Attributes;
type Choosable = Pick<VariationSummary, "slug" | "name" | "attributes" | "attributeTexts" | "colorHex"> & {
  stock: Stock;
};

export type VariationOption = {
  value: string;
  text: string;
  /** The hex value of a color; null for other attributes. */
  hex: string | null;
  /** The variation that choosing this leads to. */
  slug: string;
  isChosen: boolean;
  /** False when no variation joins this value to the rest of what is chosen: choosing it changes the rest too. */
  isCombined: boolean;
  isSoldOut: boolean;
};
export type VariationChoice = { name: AttributeName; chosenText: string; options: VariationOption[] };

/**
 * What a shopper may choose among a product's variations, attribute by attribute: those in which they
 * differ, the product's primary and secondary ones first. A value leads to the variation that shares
 * most of the other chosen values. Values stand in the order of the product's variations. Of gift cards only those in the
 * shopper's currency are offered, beside the chosen one.
 */
export function resolveVariationOptions(
  product: {
    primaryAttribute: AttributeName;
    secondaryAttribute: AttributeName | null;
    variations: readonly Choosable[];
  },
  chosen: Choosable,
  currency: Currency,
): VariationChoice[] {
  const offered = product.variations.filter(({ attributes }) => isSoldInCurrency(attributes, currency));
  const names = chosen.attributeTexts.map(({ name }) => name);
  const differing = names.filter(
    (name) => new Set(offered.map((variation) => toValue(variation, name))).size > 1,
  );
  const ordered = [
    ...differing.filter((name) => name === product.primaryAttribute),
    ...differing.filter((name) => name === product.secondaryAttribute && name !== product.primaryAttribute),
    ...differing.filter((name) => name !== product.primaryAttribute && name !== product.secondaryAttribute),
  ];
  return ordered.map((name) => ({
    name,
    chosenText: toText(chosen, name),
    options: toOptions(offered, chosen, name, ordered),
  }));
}

function toOptions(
  variations: readonly Choosable[],
  chosen: Choosable,
  name: AttributeName,
  names: readonly AttributeName[],
): VariationOption[] {
  const others = names.filter((other) => other !== name);
  const countMatches = (variation: Choosable) =>
    others.filter((other) => toValue(variation, other) === toValue(chosen, other)).length;
  const values = [...new Set(variations.map((variation) => toValue(variation, name)))];
  return values.flatMap((value) => {
    const [best] = variations
      .filter((variation) => toValue(variation, name) === value)
      .toSorted((a, b) => countMatches(b) - countMatches(a));
    if (!best) return [];
    return {
      value,
      text: toText(best, name),
      hex: name === "color" ? best.colorHex : null,
      slug: best.slug,
      isChosen: toValue(chosen, name) === value,
      isCombined: countMatches(best) === others.length,
      isSoldOut: best.stock.totalAvailable === 0,
    };
  });
}

function toValue(variation: Choosable, name: AttributeName): string {
  const value = String(variation.attributes[name] ?? "");
  // 250 SEK and 250 NOK are not the same value.
  return name === "giftCardValue" ? `${value} ${variation.attributes.listPrice ?? ""}` : value;
}

function toText(variation: Choosable, name: AttributeName): string {
  return variation.attributeTexts.find((entry) => entry.name === name)?.text ?? toValue(variation, name);
}
