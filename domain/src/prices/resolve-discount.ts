export type Sale = { name: string; discountPercentage: number };

/** A contract price: `productId` is a product's id, or "All" for all filament [3.3]. */
export type Agreement = { productId: string; discountPercentage: number };

/**
 * Tells whether an agreement may discount a type of product. It may not discount a gift card: sold below its value, the
 * card would discount goods that no agreement covers.
 */
export const canHaveAgreement = (type: string): boolean => type !== "giftCard";

export type Discount = { percentage: number; source: "sale" | "agreement" | "none" };

/**
 * The discount percent that applies to a variation: the sale's, unless an agreement of the account
 * gives more [9.13]. The best agreement counts; none applies to gift cards.
 */
export function resolveDiscount(input: {
  sale: Sale | null;
  agreements: readonly Agreement[];
  product: { id: string };
  type: string;
}): Discount {
  const sale = input.sale?.discountPercentage ?? 0;
  const agreement = input.agreements
    .filter(({ productId }) => appliesTo(productId, input.product, input.type))
    .reduce((best, { discountPercentage }) => Math.max(best, discountPercentage), 0);
  if (agreement > sale) return { percentage: agreement, source: "agreement" };
  return sale > 0 ? { percentage: sale, source: "sale" } : { percentage: 0, source: "none" };
}

function appliesTo(productId: string, product: { id: string }, type: string): boolean {
  if (!canHaveAgreement(type)) return false;
  if (productId === "All") return type === "filament";
  return productId === product.id;
}
