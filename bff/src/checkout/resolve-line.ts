import type { Language } from "@spolverk/content";
import {
  type Agreement,
  calculateLinePrice,
  type Currency,
  type PriceBefore,
  priceVariation,
  resolveReduction,
  type VariationPrice,
  resolveAvailability,
  toAvailabilityInput,
} from "@spolverk/domain";
import { nameGoods } from "../catalogue/name-goods.ts";
import { toPriorPriceAt } from "../catalogue/to-prior-price.ts";
import { toPicture } from "../catalogue/to-variation-summary.ts";
import type { CommerceSettings } from "../commerce/engine.ts";
import type { CommerceProduct, CommerceVariation } from "../commerce/product.ts";
import { toSoldGiftCard } from "../commerce/to-sold-gift-card.ts";
import type { PricedLine } from "./resolve-checkout-coupon.ts";

type LineInput = {
  product: CommerceProduct;
  variation: CommerceVariation;
  quantity: number;
  /** Agreements of the buying account. */
  agreements: readonly Agreement[];
  currency: Currency;
  /** VAT percent of the checkout. */
  vatRate: number;
  settings: CommerceSettings;
  language: Language;
  now: Date;
  /** Whether the site compares a sale price with the lowest price of the 30 days before the sale. */
  isFromLow: boolean;
};

/** A line with its current price and delivery. The quantity must be orderable. */
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
  const { productName, variationName } = nameGoods(product, variation, language);
  return {
    id: variation.id,
    sku: variation.sku,
    product: { name: productName, slug: product.slug },
    slug: variation.slug,
    name: variationName,
    attributes: variation.attributes,
    picture: picture ? toPicture(picture, language) : null,
    physical: variation.physical,
    discountPercentage: price.discountPercentage,
    discountSource: price.discountSource,
    vatRate: price.vatRate,
    unitMsrp: price.gross.msrp,
    unitPrice: price.gross.price,
    unitBefore: resolveBefore(price, input),
    ...calculateLinePrice({ ...price, quantity }),
    giftCard: toSoldGiftCard(product, variation),
    isFilament: product.type === "filament",
    isBackOrder: availability.isBackOrder,
    deliveryDate: availability.isBackOrder ? availability.deliveryDate : null,
  };
}

/**
 * The earlier price to show beside the current one: the list price beside a contract price, or the reference price of a
 * sale that may be announced. Null without either.
 */
function resolveBefore(
  price: VariationPrice,
  { variation, currency, now, isFromLow }: LineInput,
): PriceBefore | null {
  if (price.discountSource === "agreement") return { net: price.net.msrp, gross: price.gross.msrp };
  const prior = toPriorPriceAt(variation, now)?.[currency] ?? null;
  return resolveReduction(price, prior, isFromLow)?.before ?? null;
}
