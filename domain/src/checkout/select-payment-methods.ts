import type { Currency } from "../money/currency.ts";
import { smallestCharge } from "../money/smallest-charge.ts";
import { isInvoice, isSettled, type PaymentMethod } from "./payment-method.ts";
import { isPayLater, selectPayLaterMethods } from "./select-pay-later-methods.ts";

/**
 * The ways to pay that fit an order, in the order offered: invoices for companies only [6.8], the
 * electronic one only to a GLN or PEPPOL id [3.41], Swish in Sweden and in SEK only [9.5], paying later where its
 * provider has a market and the order a postal address [3.50], cards from the smallest amount that they are charged.
 * Credit comes after all else, whatever the order offered: it may not be shown first
 * (Sweden: chapter 7 a of lag (2010:751) om betaltjänster).
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
  /** Is anything delivered? An order of gift cards alone asks a private individual for no postal address. */
  isDelivered: boolean;
  /** What is left to pay before a fee of the method, in minor units. */
  toPay: number;
}): PaymentMethod[] {
  const { isCompany, billingCountry, currency } = input;
  const payLater = selectPayLaterMethods({ isCompany, country: billingCountry, currency });
  const takesSwish = input.country === "SE" && input.currency === "SEK";
  const fitting = input.offered.filter((method) => {
    if (isSettled(method)) return false;
    if (method === "stripe") return input.toPay >= smallestCharge[currency];
    if (method === "swish") return takesSwish;
    if (isPayLater(method)) return input.isDelivered && payLater.includes(method);
    if (method === "e_invoice" && !input.hasElectronicAddress) return false;
    return input.isCompany || !isInvoice(method);
  });
  return [...fitting.filter((method) => !isPayLater(method)), ...fitting.filter(isPayLater)];
}
