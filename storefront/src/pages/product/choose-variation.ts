import type { Attributes, Currency } from "@spolverk/domain";

type Choosable = {
  slug: string;
  discontinued: boolean;
  attributes: Pick<Attributes, "listPrice">;
  stock: { totalAvailable: number };
};

/** Is it sold in a currency? A gift card has one of its own, all else is sold in each. */
export function isInCurrency({ attributes }: Pick<Choosable, "attributes">, currency: Currency): boolean {
  return attributes.listPrice === undefined || attributes.listPrice === currency;
}

/**
 * The variation an address names; without a name the first that is in stock, in the shopper's currency where there
 * is one. `isExact` is false when a name was given that no variation bears [8.39].
 */
export function chooseVariation<V extends Choosable>(
  variations: readonly V[],
  slug: string,
  currency: Currency,
): { variation: V; isExact: boolean } | null {
  const named = variations.find((variation) => variation.slug === slug);
  if (named) return { variation: named, isExact: true };
  const fitting = variations.filter((variation) => isInCurrency(variation, currency));
  const inStock = (variation: V) => variation.stock.totalAvailable > 0;
  const first = fitting.find(inStock) ?? variations.find(inStock) ?? variations[0];
  return first ? { variation: first, isExact: slug === "" } : null;
}
