import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";

/** Whether a variation is sold out and discontinued, so that it is no longer listed [4.31]. */
export function isDelisted(
  product: Pick<CommerceProduct, "discontinued">,
  { discontinued, stock }: Pick<CommerceVariation, "discontinued" | "stock">,
): boolean {
  return (discontinued || product.discontinued) && stock.totalAvailable === 0;
}
