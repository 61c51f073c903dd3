import type { Language } from "@spolverk/content";
import { currencies, resolvePriorPrice } from "@spolverk/domain";
import type { CommercePicture, CommerceProduct, CommerceVariation } from "../commerce/port.ts";
import type { VariationSummary } from "../contract/catalogue.ts";
import { pickText } from "./pick-text.ts";
import { toAttributeTexts } from "./to-attribute-texts.ts";

/** A variation as cards and choosers show it, in one language. */
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
    priorPrice: toPriorPrice(variation),
    attributes: variation.attributes,
    attributeTexts,
    assets: variation.assets.map((asset) => toPicture(asset, language)),
    stock: { ...variation.stock, items: [...variation.stock.items] },
  };
}

/** The lowest price before the sale in each currency; null without a sale, or where no price before it is known. */
function toPriorPrice({ sale, priceHistory }: CommerceVariation): VariationSummary["priorPrice"] {
  if (sale === null || sale.discountPercentage === 0) return null;
  const prices = currencies.flatMap((currency) => {
    const price = resolvePriorPrice(priceHistory, currency);
    return price ? [[currency, price] as const] : [];
  });
  if (prices.length < currencies.length) return null;
  return Object.fromEntries(prices) as VariationSummary["priorPrice"];
}

/** A picture with its description in one language. */
export function toPicture(picture: CommercePicture, language: Language) {
  return { ...picture, description: pickText(picture.description, language) ?? "" };
}
