import type { Language } from "@spolverk/content";
import {
  type Agreement,
  calculateLinePrice,
  type Currency,
  priceVariation,
  resolveAvailability,
  toAvailabilityInput,
} from "@spolverk/domain";
import { pickText } from "../catalogue/pick-text.ts";
import { toAttributeTexts } from "../catalogue/to-attribute-texts.ts";
import { toPicture } from "../catalogue/to-variation-summary.ts";
import type { CommerceProduct, CommerceSettings, CommerceVariation } from "../commerce/port.ts";
import { toSoldGiftCard } from "../commerce/to-sold-gift-card.ts";
import type { PricedLine } from "./resolve-checkout-coupon.ts";

type LineInput = {
  product: CommerceProduct;
  variation: CommerceVariation;
  quantity: number;
  /** Of the account that buys. */
  agreements: readonly Agreement[];
  currency: Currency;
  /** Percent that the checkout bears. */
  vatRate: number;
  settings: CommerceSettings;
  language: Language;
};

/** One line with its price and delivery as they are now. The quantity must be one that can be ordered. */
export function resolveLine(input: LineInput): PricedLine {
  const { product, variation, quantity, agreements, currency, vatRate, language } = input;
  const price = priceVariation({
    variation: { ...variation, type: product.type },
    product,
    agreements,
    currency,
    vatRate,
  });
  const availability = resolveAvailability({
    ...toAvailabilityInput(product, variation, input.settings),
    quantity,
  });
  const [picture] = variation.assets;
  return {
    id: variation.id,
    sku: variation.sku,
    product: { name: pickText(product.name, language) ?? product.slug, slug: product.slug },
    slug: variation.slug,
    name: toAttributeTexts(product, variation, language)
      .map(({ text }) => text)
      .join(", "),
    attributes: variation.attributes,
    picture: picture ? toPicture(picture, language) : null,
    physical: variation.physical,
    discountPercentage: price.discountPercentage,
    discountSource: price.discountSource,
    vatRate: price.vatRate,
    unitMsrp: price.gross.msrp,
    unitPrice: price.gross.price,
    ...calculateLinePrice({ ...price, quantity }),
    giftCard: toSoldGiftCard(product, variation),
    isFilament: product.type === "filament",
    isBackOrder: availability.isBackOrder,
    deliveryDate: availability.isBackOrder ? availability.deliveryDate : null,
  };
}
