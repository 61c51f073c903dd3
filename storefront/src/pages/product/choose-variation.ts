import { type Attributes, type Currency, isSoldInCurrency } from "@spolverk/domain";

type Choosable = {
  slug: string;
  discontinued: boolean;
  attributes: Pick<Attributes, "listPrice">;
  stock: { totalAvailable: number };
};

/**
 * Finds the variation that an address names, or the first variation in stock when the address names none. Only
 * variations sold in the shopper's currency count. `isExact` is false when none of them has the given name [8.39].
 * Returns null when none is sold.
 */
export function chooseVariation<V extends Choosable>(
  variations: readonly V[],
  slug: string,
  currency: Currency,
): { variation: V; isExact: boolean } | null {
  const sold = variations.filter(({ attributes }) => isSoldInCurrency(attributes, currency));
  const named = sold.find((variation) => variation.slug === slug);
  if (named) return { variation: named, isExact: true };
  const first = sold.find(({ stock }) => stock.totalAvailable > 0) ?? sold[0];
  return first ? { variation: first, isExact: slug === "" } : null;
}
