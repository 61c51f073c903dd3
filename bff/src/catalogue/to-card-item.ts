import type { Language } from "@spolverk/content";
import { currencies, type Money } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";
import type { ListingItem } from "../contract/catalogue.ts";
import { toProductSummary } from "./to-product.ts";
import { toVariationSummary } from "./to-variation-summary.ts";

/** The card of a product, shown by one of the variations that it stands for [2.48]. */
export function toCardItem(
  product: CommerceProduct,
  variations: readonly CommerceVariation[],
  shown: CommerceVariation,
  language: Language,
): ListingItem {
  return {
    product: toProductSummary(product, language),
    variation: toVariationSummary(product, shown, language),
    variationCount: variations.length,
    lowestMsrp: toLowest(variations),
    colorHexes: [...new Set(variations.flatMap(({ colorHex }) => colorHex ?? []))],
  };
}

function toLowest(variations: readonly CommerceVariation[]): Money {
  const lowest = currencies.map((currency) => [
    currency,
    Math.min(...variations.map(({ msrp }) => msrp[currency])),
  ]);
  return Object.fromEntries(lowest) as Money;
}
