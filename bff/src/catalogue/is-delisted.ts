import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";

/** Is a variation sold out for good? It is not listed any more [4.31]. */
export function isDelisted(
  product: Pick<CommerceProduct, "discontinued">,
  { discontinued, stock }: Pick<CommerceVariation, "discontinued" | "stock">,
): boolean {
  return (discontinued || product.discontinued) && stock.totalAvailable === 0;
}
