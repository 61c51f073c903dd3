import { resolveSale } from "@spolverk/domain";
import type { CommerceVariation } from "../commerce/product.ts";

/**
 * A variation with the sale that a shopper sees and pays at a moment: a club member has a coming sale one day before
 * everybody [9.33].
 */
export function withSaleFor(
  variation: CommerceVariation,
  { isMember, at }: { isMember: boolean; at: Date },
): CommerceVariation {
  const begun = resolveSale(variation.timedSale, { isMember, now: at.toISOString() });
  return begun === null ? variation : { ...variation, sale: begun };
}
