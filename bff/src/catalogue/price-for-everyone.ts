import {
  currencies,
  type Currency,
  priceVariation,
  resolveReduction,
  type VariationPrice,
} from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { toPublicPriorPrice } from "./to-prior-price.ts";

/** A variation's price without VAT for every shopper, before an account's agreement, which may be lower. */
export function priceForEveryone(
  product: Pick<CommerceProduct, "id" | "type">,
  variation: Pick<CommerceVariation, "msrp" | "sale">,
  currency: Currency,
): VariationPrice {
  return priceVariation({ variation: { ...variation, type: product.type }, product, currency, vatRate: 0 });
}

/**
 * Whether a variation may be announced as reduced. It has to be reduced in every currency, because listings and search
 * records have no currency. A sale price that is not below the lowest price of the 30 days before is charged, but not
 * announced.
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
