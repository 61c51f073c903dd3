import type { Language } from "@spolverk/content";
import type { CommercePicture, CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import type { VariationSummary } from "../contract/catalogue.ts";
import { pickText } from "./pick-text.ts";
import { toAttributeTexts } from "./to-attribute-texts.ts";
import { toPublicPriorPrice } from "./to-prior-price.ts";

/** A variation's summary for cards and choosers, in one language. */
export function toVariationSummary(
  product: CommerceProduct,
  variation: CommerceVariation,
  language: Language,
): VariationSummary {
  const attributeTexts = toAttributeTexts(product, variation, language);
  return {
    id: variation.id,
    sku: variation.sku,
    slug: variation.slug,
    name: attributeTexts.map(({ text }) => text).join(", "),
    type: product.type,
    physical: variation.physical,
    discontinued: variation.discontinued || product.discontinued,
    msrp: variation.msrp,
    backOrder: variation.backOrder,
    activeDate: variation.activeDate,
    bestSeller: variation.bestSeller,
    staffPick: variation.staffPick,
    colorHex: variation.colorHex,
    sale: variation.sale,
    priorPrice: toPublicPriorPrice(variation),
    attributes: variation.attributes,
    attributeTexts,
    assets: variation.assets.map((asset) => toPicture(asset, language)),
    stock: { ...variation.stock, items: [...variation.stock.items] },
  };
}

/** A picture with its description in one language. */
export function toPicture(picture: CommercePicture, language: Language) {
  return { ...picture, description: pickText(picture.description, language) ?? "" };
}
