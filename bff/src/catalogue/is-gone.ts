import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";

/** Is it sold out for good, and so listed no longer [4.31]? */
export function isGone(
  product: Pick<CommerceProduct, "discontinued">,
  { discontinued, stock }: Pick<CommerceVariation, "discontinued" | "stock">,
): boolean {
  return (discontinued || product.discontinued) && stock.totalAvailable === 0;
}
