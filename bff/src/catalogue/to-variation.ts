import type { Language } from "@spolverk/content";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { Variation } from "../contract/catalogue.ts";
import { pickText } from "./pick-text.ts";
import { toProductSummary } from "./to-product-summary.ts";
import { toVariationSummary } from "./to-variation-summary.ts";

/** A variation with its product, in one language [3.9]. */
export function toVariation(
  product: CommerceProduct,
  variation: CommerceVariation,
  language: Language,
): Variation {
  return {
    ...toVariationSummary(product, variation, language),
    gtin: variation.gtin,
    restricted: product.restricted,
    categories: [...product.categories],
    product: {
      ...toProductSummary(product, language),
      description: pickText(product.description, language) ?? "",
    },
  };
}
