import { type Currency, priceVariation, type VariationPrice } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";

/** What a variation costs without VAT for every shopper, whose account may have an agreement that gives more. */
export function priceForEveryone(
  product: Pick<CommerceProduct, "id" | "type">,
  variation: Pick<CommerceVariation, "msrp" | "sale">,
  currency: Currency,
): VariationPrice {
  return priceVariation({ variation: { ...variation, type: product.type }, product, currency, vatRate: 0 });
}
