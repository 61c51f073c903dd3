import type { Language } from "@spolverk/content";
import { resolveProductStock } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { ListingItem } from "../contract/catalogue.ts";
import { toProductSummary } from "./to-product-summary.ts";
import { toVariationSummary } from "./to-variation-summary.ts";

/** A card: the product, its representative variation, and what the other variations add [2.48]. */
export function toListingItem(
  product: CommerceProduct,
  variations: readonly [CommerceVariation, ...CommerceVariation[]],
  shown: CommerceVariation,
  language: Language,
): ListingItem {
  return {
    product: toProductSummary(product, language),
    // A card shows only the first picture.
    variation: toVariationSummary(product, { ...shown, assets: shown.assets.slice(0, 1) }, language),
    variationCount: variations.length,
    productStock: resolveProductStock(product, variations),
    colorHexes: [...new Set(variations.flatMap(({ colorHex }) => colorHex ?? []))],
  };
}
