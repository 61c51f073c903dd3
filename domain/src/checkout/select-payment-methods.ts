import type { Currency } from "../money/currency.ts";
import { isInvoice, type PaymentMethod } from "./payment-method.ts";
import { isPayLater, selectPayLaterMethods } from "./select-pay-later-methods.ts";

/**
 * The ways to pay that fit an order, in the order offered: invoices for companies only [6.8], the
 * electronic one only to a GLN or PEPPOL id [3.41], Swish in Sweden and in SEK only [9.5], paying later where its
 * provider has a market [3.50].
 */
export function selectPaymentMethods(input: {
  offered: readonly PaymentMethod[];
  isCompany: boolean;
  /** Has the company a GLN or a PEPPOL id? */
  hasElectronicAddress: boolean;
  /** Of delivery, ISO 3166-1 alpha-2. */
  country: string;
  /** Of the bill. */
  billingCountry: string;
  currency: Currency;
}): PaymentMethod[] {
  const { isCompany, billingCountry, currency } = input;
  const payLater = selectPayLaterMethods({ isCompany, country: billingCountry, currency });
  const takesSwish = input.country === "SE" && input.currency === "SEK";
  return input.offered.filter((method) => {
    // Nobody's choice: it is how an order is paid that a gift card pays for as a whole.
    if (method === "gift_card") return false;
    if (method === "swish") return takesSwish;
    if (isPayLater(method)) return payLater.includes(method);
    if (method === "e_invoice" && !input.hasElectronicAddress) return false;
    return input.isCompany || !isInvoice(method);
  });
}
