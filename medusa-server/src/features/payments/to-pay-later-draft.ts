import { isPayLater, type PricedCheckout } from "@spolverk/domain";
import type { PayLaterDraft } from "./modules/payment-pay-later/pay-later-draft.ts";

type Line = PayLaterDraft["lines"][number];
type Place = PricedCheckout["billing"] | NonNullable<PricedCheckout["shipping"]>;

/** By country: the languages beside English that the provider supports there, as the shop's language codes. */
const languages: Readonly<Record<string, readonly string[]>> = {
  AT: ["de"],
  BE: ["fr"],
  DE: ["de"],
  DK: ["da"],
  ES: ["es"],
  FI: ["sv"],
  FR: ["fr"],
  IT: ["it"],
  NO: ["no"],
  SE: ["sv"],
  US: ["es"],
};

/**
 * Builds the pay-later provider's draft of a purchase: each line as charged, in minor units including VAT, less the
 * coupon and the amounts paid with points and a gift card.
 *
 * @throws Error for another payment method
 */
export function toPayLaterDraft(priced: PricedCheckout, paymentReference: string): PayLaterDraft {
  const { paymentMethod: method, billing, shipping, shippingOption, email, vatRate, totals } = priced;
  if (!isPayLater(method)) throw new Error(`${method} is not a way to pay later`);
  const fee = { reference: "surcharge", name: "Invoice fee", unitPriceMinor: totals.fee.total, vatRate };
  const paid = [
    { reference: "points", name: "Points", unitPriceMinor: -totals.points },
    { reference: "gift_card", name: "Gift card", unitPriceMinor: -totals.giftCard },
  ].filter(({ unitPriceMinor }) => unitPriceMinor !== 0);
  return {
    method,
    locale: toLocale(priced.language, billing.country),
    reference: paymentReference,
    lines: [
      ...priced.lines.map((line) => toGoodsLine(line, shippingOption !== null)),
      ...(shippingOption === null ? [] : [toShippingLine(shippingOption, vatRate)]),
      ...(totals.fee.total === 0
        ? []
        : [{ ...fee, kind: "surcharge" as const, quantity: 1, discountMinor: 0 }]),
      ...paid.map((one) => ({
        ...one,
        kind: "gift_card" as const,
        vatRate: 0,
        quantity: 1,
        discountMinor: 0,
      })),
    ],
    billingAddress: toAddress(billing, { email, phone: billing.cellNumber }),
    shippingAddress: toAddress(shipping ?? billing, {
      email: shipping?.shippingEmail || email,
      phone: shipping?.shippingCellNumber || billing.cellNumber,
    }),
  };
}

function toGoodsLine(line: PricedCheckout["lines"][number], isDelivered: boolean): Line {
  return {
    kind: line.physical && isDelivered ? "physical" : "digital",
    reference: line.sku.slice(0, 64),
    name: `${line.productName}, ${line.variationName}`.slice(0, 255),
    quantity: line.quantity,
    unitPriceMinor: line.unitPrice,
    discountMinor: line.coupon.total,
    vatRate: line.vatRate,
  };
}

function toShippingLine(
  { name, amount, coupon }: NonNullable<PricedCheckout["shippingOption"]>,
  vatRate: number,
): Line {
  return {
    kind: "shipping_fee",
    reference: "shipping_fee",
    name: name.slice(0, 255),
    quantity: 1,
    unitPriceMinor: amount.total,
    discountMinor: coupon.total,
    vatRate,
  };
}

function toAddress(place: Place, contact: { email: string; phone: string }): PayLaterDraft["billingAddress"] {
  return {
    firstName: place.firstName,
    lastName: place.lastName,
    ...contact,
    address1: place.addressLine1,
    address2: place.addressLine2,
    postalCode: place.zip,
    city: place.city,
    state: place.state,
    country: place.country,
  };
}

/** Picks the shopper's language if the provider supports it, else English. The provider's Norwegian is Bokmål. */
function toLocale(language: string, country: string): string {
  const spoken = languages[country]?.includes(language) ? language : "en";
  return `${spoken === "no" ? "nb" : spoken}-${country}`;
}
