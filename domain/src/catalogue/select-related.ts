type Comparable = { id: string; type: string; categories: readonly string[] };

/**
 * Selects the products related to a product, the most similar first: by the number of categories that they share with
 * it, then by whether they share a top-level category, then by whether they have its type. Equally similar products
 * keep the given order. A product that shares no top-level category is not related, even if it has the same type.
 *
 * @param product `categories` are paths of ids joined by ">"
 */
export function selectRelated<T extends Comparable>(
  product: Comparable,
  others: readonly T[],
  most: number,
): T[] {
  const own = new Set(product.categories);
  const roots = new Set(product.categories.map(toRoot));
  const likeness = ({ categories, type }: Comparable) => {
    const shared = categories.filter((path) => own.has(path)).length;
    const near = categories.some((path) => roots.has(toRoot(path))) ? 1 : 0;
    return shared + near === 0 ? 0 : shared * 4 + near * 2 + Number(type === product.type);
  };
  return others
    .filter(({ id }) => id !== product.id)
    .map((other) => ({ other, likeness: likeness(other) }))
    .filter((entry) => entry.likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ other }) => other);
}

function toRoot(path: string): string {
  return path.split(">", 1)[0] ?? path;
}
