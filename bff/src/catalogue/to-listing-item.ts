import type { Language } from "@spolverk/content";
import { currencies, type Currency, resolveProductStock } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/port.ts";
import type { ListingItem } from "../contract/catalogue.ts";
import { toNetPrice } from "./to-net-price.ts";
import { toProductSummary } from "./to-product-summary.ts";
import { toVariationSummary } from "./to-variation-summary.ts";

/** A card: the product, the variation that stands for it, and what the others add to it [2.48]. */
export function toListingItem(
  product: CommerceProduct,
  variations: readonly [CommerceVariation, ...CommerceVariation[]],
  shown: CommerceVariation,
  language: Language,
): ListingItem {
  const lowest = currencies.map((currency) => [currency, toLowest(product, variations, currency)]);
  return {
    product: toProductSummary(product, language),
    // A card shows the first picture only.
    variation: toVariationSummary(product, { ...shown, assets: shown.assets.slice(0, 1) }, language),
    variationCount: variations.length,
    lowest: Object.fromEntries(lowest) as ListingItem["lowest"],
    productStock: resolveProductStock(product, variations),
    colorHexes: [...new Set(variations.flatMap(({ colorHex }) => colorHex ?? []))],
  };
}

/** The price and the sale of the variation that costs least once its sale is off. */
function toLowest(
  product: CommerceProduct,
  variations: readonly [CommerceVariation, ...CommerceVariation[]],
  currency: Currency,
): ListingItem["lowest"][Currency] {
  const { msrp, sale } = variations.reduce((lowest, variation) =>
    toNetPrice(product, variation, currency) < toNetPrice(product, lowest, currency) ? variation : lowest,
  );
  return { msrp: msrp[currency], sale };
}
