import type { Language } from "@spolverk/content";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { pickText } from "./pick-text.ts";
import { toAttributeTexts } from "./to-attribute-texts.ts";

export type GoodsName = { productName: string; variationName: string };

/** Names a line of a cart, checkout or order in a language: the product and the variation's attributes. */
export function nameGoods(
  product: Pick<CommerceProduct, "name" | "slug" | "primaryAttribute" | "secondaryAttribute">,
  variation: Pick<CommerceVariation, "attributes" | "colorName">,
  language: Language,
): GoodsName {
  return {
    productName: pickText(product.name, language) ?? product.slug,
    variationName: toAttributeTexts(product, variation, language)
      .map(({ text }) => text)
      .join(", "),
  };
}

/** Joins product and variation into one text. */
export const joinGoodsName = ({ productName, variationName }: GoodsName): string =>
  [productName, variationName].filter(Boolean).join(", ");
