import type { Category, Variation } from "@spolverk/bff/contract";

/** Paths of the catalogue's pages: each category and each variation. */
export function listCataloguePaths(
  categories: readonly Category[],
  variations: readonly Variation[],
): string[] {
  return [
    ...listCategoryPaths(categories),
    ...variations.map(({ product, slug }) => `/product/${product.slug}/${slug}`),
  ];
}

function listCategoryPaths(categories: readonly Category[]): string[] {
  return categories.flatMap(({ path, children }) => [
    `/shop/${path.replaceAll(">", "/")}`,
    ...listCategoryPaths(children),
  ]);
}
