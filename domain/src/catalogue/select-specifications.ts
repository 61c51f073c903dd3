/**
 * The specifications of a variation [3.49]: those of its product, overridden by those of its size.
 *
 * @param product.specificationsBySize by the size in grams
 * @param size in grams; undefined for goods without one
 */
export function selectSpecifications<T>(
  product: {
    specifications: Readonly<Record<string, T>>;
    specificationsBySize: Readonly<Record<string, Readonly<Record<string, T>>>>;
  },
  size: number | undefined,
): Record<string, T> {
  const own = size === undefined ? {} : product.specificationsBySize[String(size)];
  return { ...product.specifications, ...own };
}
