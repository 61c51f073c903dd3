import { z } from "@medusajs/framework/zod";
import { payLaterMethods, toMinor } from "@spolverk/domain";
import type { DraftBody } from "../internal/draft-body.ts";
import type { PayLaterDraft } from "../modules/payment-pay-later/pay-later-draft.ts";

type Line = PayLaterDraft["lines"][number];
type Address = DraftBody["billing_address"];

const metadataSchema = z.object({ method: z.enum(payLaterMethods), language: z.string() });
const contactSchema = z.object({ shippingEmail: z.string().optional() });

/** The languages that the provider has in a country beside English, as the shop names them. */
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
 * What the pay-later provider is told of a purchase: each line as it is charged, minor units with VAT, less the coupon,
 * and what a gift card pays of all.
 */
export function toPayLaterDraft(draft: DraftBody, paymentReference: string): PayLaterDraft {
  const { billing_address: billing, shipping_address: shipping, shipping_method: delivery, fee } = draft;
  const { gift_card: giftCard } = draft;
  const { paymentMethod, language } = draft.metadata;
  const chosen = metadataSchema.parse({ method: paymentMethod, language });
  const billingAddress = toAddress(billing, { email: draft.email, phone: billing.phone });
  const { shippingEmail } = contactSchema.parse(shipping.metadata);
  return {
    method: chosen.method,
    locale: toLocale(chosen.language, billingAddress.country),
    reference: paymentReference,
    lines: [
      ...draft.items.map(toGoodsLine),
      ...(delivery === null ? [] : [toFeeLine("shipping_fee", delivery.name, delivery)]),
      ...(fee === null ? [] : [toFeeLine("surcharge", fee.title, { ...fee, discount: 0 })]),
      ...(giftCard === null
        ? []
        : [toFeeLine("gift_card", "Gift card", { amount: -giftCard.amount, tax_rate: 0, discount: 0 })]),
    ],
    billingAddress,
    shippingAddress: toAddress(shipping, {
      email: shippingEmail || draft.email,
      phone: shipping.phone || billing.phone,
    }),
  };
}

function toGoodsLine(item: DraftBody["items"][number]): Line {
  return {
    kind: item.requires_shipping ? "physical" : "digital",
    reference: item.sku.slice(0, 64),
    name: `${item.title}, ${item.variant_title}`.slice(0, 255),
    quantity: item.quantity,
    unitPriceMinor: toMinor(item.unit_price),
    discountMinor: toMinor(item.discount),
    vatRate: item.tax_rate,
  };
}

function toFeeLine(
  kind: Line["kind"],
  name: string,
  fee: { amount: number; tax_rate: number; discount: number },
): Line {
  return {
    kind,
    reference: kind,
    name: name.slice(0, 255),
    quantity: 1,
    unitPriceMinor: toMinor(fee.amount),
    discountMinor: toMinor(fee.discount),
    vatRate: fee.tax_rate,
  };
}

function toAddress(
  address: Address,
  contact: { email: string; phone: string },
): PayLaterDraft["billingAddress"] {
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    ...contact,
    address1: address.address_1,
    address2: address.address_2,
    postalCode: address.postal_code,
    city: address.city,
    state: address.province,
    country: address.country_code.toUpperCase(),
  };
}

/** The shopper's language where the provider has it, English where it has not. Norwegian is its Bokmål. */
function toLocale(language: string, country: string): string {
  const spoken = languages[country]?.includes(language) ? language : "en";
  return `${spoken === "no" ? "nb" : spoken}-${country}`;
}
