import type { Currency } from "../money/currency.ts";
import { smallestCharge } from "../money/smallest-charge.ts";
import { isInvoice, isSettled, type PaymentMethod } from "./payment-method.ts";
import { isPayLater, selectPayLaterMethods } from "./select-pay-later-methods.ts";

/**
 * Selects the payment methods of an order, in the sequence of `offered`. The pay-later methods come last, since Swedish
 * law forbids showing credit first (chapter 7 a of lag (2010:751) om betaltjänster).
 *
 * - Invoices: for companies only [6.8]; the electronic invoice only with a GLN or PEPPOL id [3.41].
 * - Swish: only in Sweden and SEK [9.5].
 * - Pay-later: for private individuals whose order is delivered, where the provider has a market [3.50].
 * - Cards: from Stripe's smallest charge.
 */
export function selectPaymentMethods(input: {
  offered: readonly PaymentMethod[];
  isCompany: boolean;
  /** Whether the company has a GLN or a PEPPOL id. */
  hasElectronicAddress: boolean;
  /** Delivery country, ISO 3166-1 alpha-2. */
  country: string;
  /** Billing country, ISO 3166-1 alpha-2. */
  billingCountry: string;
  currency: Currency;
  /**
   * Whether something is delivered. Pay-later needs a postal address, which a private individual who orders gift cards
   * only does not give.
   */
  isDelivered: boolean;
  /** The amount left to pay, in minor units, without the fee of the payment method. */
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
