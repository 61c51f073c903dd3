type Choosable = { slug: string; discontinued: boolean; stock: { totalAvailable: number } };

/**
 * The variation an address names; without a name the first that is in stock. `isExact` is false when a name
 * was given that no variation bears [8.39].
 */
export function chooseVariation<V extends Choosable>(
  variations: readonly V[],
  slug: string,
): { variation: V; isExact: boolean } | null {
  const named = variations.find((variation) => variation.slug === slug);
  if (named) return { variation: named, isExact: true };
  const first = variations.find((variation) => variation.stock.totalAvailable > 0) ?? variations[0];
  return first ? { variation: first, isExact: slug === "" } : null;
}
