import type { Amount, PricedCheckout, PricedCheckoutLine } from "@spolverk/domain";
import type { AcceptedCheckout } from "../commerce/checkout-record.ts";
import type { CheckoutLine } from "../contract/checkout.ts";

const nothing: Amount = { net: 0, vat: 0, total: 0 };

/**
 * Maps a checkout to the amounts that the backend charges: exactly those that the shopper sees.
 * @throws when the checkout is incomplete, which its step prevents
 */
export function toPricedCheckout(checkout: AcceptedCheckout, language: string): PricedCheckout {
  const { email, billing, paymentMethod } = checkout;
  if (email === null || billing === null || paymentMethod === null) {
    throw new Error(`Checkout ${checkout.id} is not complete`);
  }
  const option = checkout.shippingOptions.find(({ id }) => id === checkout.shippingOptionId);
  return {
    accountId: checkout.accountId,
    site: checkout.site,
    language,
    currency: checkout.currency,
    country: checkout.country,
    company: checkout.company,
    vatRate: checkout.vatRate,
    reverseCharge: checkout.reverseCharge,
    email,
    billing,
    shipping: checkout.shipping,
    lines: checkout.lines.map(toPricedCheckoutLine),
    shippingOption: option
      ? {
          id: option.id,
          name: option.name,
          amount: option.amount,
          coupon: checkout.coupon?.shipping ?? nothing,
          servicePoint: checkout.servicePoint,
        }
      : null,
    coupon: checkout.coupon && { id: checkout.coupon.id, code: checkout.coupon.code },
    noteToCarrier: checkout.noteToCarrier,
    paymentMethod,
    // A card that pays nothing is not part of the order: a later charge to it would fail.
    giftCard: checkout.giftCard && checkout.totals.giftCard > 0 ? { id: checkout.giftCard.id } : null,
    totals: checkout.totals,
  };
}

function toPricedCheckoutLine(line: CheckoutLine): PricedCheckoutLine {
  return {
    variationId: line.id,
    sku: line.sku,
    productName: line.product.name,
    variationName: line.name,
    thumbnail: line.picture?.thumbnail ?? null,
    physical: line.physical,
    isFilament: line.isFilament,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    unitBefore: line.unitBefore,
    // subTotal is a whole number of pieces at the price without VAT.
    netMsrp: line.subTotal / line.quantity,
    discountPercentage: line.discountPercentage,
    discountSource: line.discountSource,
    vatRate: line.vatRate,
    subTotal: line.subTotal,
    totalDiscount: line.totalDiscount,
    vat: line.vat,
    total: line.total,
    coupon: line.coupon,
    isBackOrder: line.isBackOrder,
    deliveryDate: line.deliveryDate,
    giftCard: line.giftCard,
  };
}
