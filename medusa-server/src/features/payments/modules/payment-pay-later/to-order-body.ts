import { divideRounded } from "@spolverk/domain";
import { toCallbackUrl } from "../payment-shared/signed-callback.ts";
import type { OrderBody } from "./order-body.ts";
import type { PayLaterDraft } from "./pay-later-draft.ts";

type Line = PayLaterDraft["lines"][number];
type Address = PayLaterDraft["billingAddress"];

/**
 * Maps the order to the provider's format: minor units including VAT, the rate in hundredths of a percent. The VAT of a
 * line is calculated from the line's total, because the provider checks it that way. It may differ by rounding from the
 * VAT that the shop calculates per piece; the amount paid does not depend on it.
 *
 * @returns null when the lines do not add up to the amount
 */
export function toOrderBody(
  draft: PayLaterDraft,
  payment: { amountMinor: number; currency: string; callbackUrl: string },
): OrderBody | null {
  const lines = draft.lines.map(toOrderLine);
  const sum = (name: "total_amount" | "total_tax_amount") =>
    lines.reduce((total, line) => total + line[name], 0);
  if (sum("total_amount") !== payment.amountMinor) return null;
  const callbackUrl = toCallbackUrl(payment.callbackUrl, "pay-later", draft.reference);
  return {
    purchase_country: draft.billingAddress.country,
    purchase_currency: payment.currency,
    locale: draft.locale,
    order_amount: payment.amountMinor,
    order_tax_amount: sum("total_tax_amount"),
    order_lines: lines,
    billing_address: toAddress(draft.billingAddress),
    shipping_address: toAddress(draft.shippingAddress),
    merchant_reference1: draft.reference,
    merchant_urls: { notification: callbackUrl, authorization: callbackUrl },
  };
}

function toOrderLine(line: Line): OrderBody["order_lines"][number] {
  const { kind, reference, name, quantity, unitPriceMinor, discountMinor, vatRate } = line;
  const total = quantity * unitPriceMinor - discountMinor;
  const taxRate = Math.round(vatRate * 100);
  return {
    type: kind,
    reference,
    name,
    quantity,
    unit_price: unitPriceMinor,
    tax_rate: taxRate,
    total_amount: total,
    total_discount_amount: discountMinor,
    total_tax_amount: divideRounded(BigInt(total) * BigInt(taxRate), BigInt(10_000 + taxRate)),
  };
}

/**
 * `toAddress` omits an email address with non-ASCII letters, because the provider may refuse the whole order for it.
 * The provider's widget then asks the shopper for an address.
 */
const isAscii = (text: string) => /^[\u0021-\u007E]+$/.test(text);

function toAddress(address: Address): OrderBody["billing_address"] {
  const { address2, firstName, lastName, state } = address;
  return {
    given_name: firstName || lastName,
    ...(firstName && lastName && { family_name: lastName }),
    ...(isAscii(address.email) && { email: address.email }),
    phone: address.phone,
    street_address: address.address1,
    ...(address2 && { street_address2: address2 }),
    postal_code: address.postalCode,
    city: address.city,
    ...(state && { region: state }),
    country: address.country,
  };
}
