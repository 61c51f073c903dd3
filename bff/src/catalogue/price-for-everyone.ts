import {
  currencies,
  type Currency,
  priceVariation,
  resolveReduction,
  type VariationPrice,
} from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { toPublicPriorPrice } from "./to-prior-price.ts";

/** What a variation costs without VAT for every shopper, whose account may have an agreement that gives more. */
export function priceForEveryone(
  product: Pick<CommerceProduct, "id" | "type">,
  variation: Pick<CommerceVariation, "msrp" | "sale">,
  currency: Currency,
): VariationPrice {
  return priceVariation({ variation: { ...variation, type: product.type }, product, currency, vatRate: 0 });
}

/**
 * Whether a variation may be listed as reduced: in every currency, as a listing and the search records are of none. One
 * whose sale is not below the low of the 30 days before it is sold for the sale's price without being announced.
 */
export function isReducedForEveryone(
  product: Pick<CommerceProduct, "id" | "type">,
  variation: Pick<CommerceVariation, "msrp" | "sale" | "timedSale" | "priceHistory">,
): boolean {
  const prior = toPublicPriorPrice(variation);
  return (
    prior !== null &&
    currencies.every((currency) => {
      const price = priceForEveryone(product, variation, currency);
      return resolveReduction(price, prior[currency] ?? null, false) !== null;
    })
  );
}
