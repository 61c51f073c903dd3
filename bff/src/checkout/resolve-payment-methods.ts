import {
  calculateInvoiceFee,
  isInvoice,
  isPayLater,
  needsDelivery,
  type PreparedPayment,
  selectPaymentMethods,
} from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout, CheckoutLine } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

/**
 * The payment methods of a checkout in the site's order, with the fee and terms of an invoice [9.37]. A prepared
 * session of the pay-later provider names the methods that it offers for this purchase.
 */
export function resolvePaymentMethods(
  {
    company,
    country,
    currency,
    billing,
  }: Pick<CheckoutRecord, "company" | "country" | "currency" | "billing">,
  { vatRate, toPay, lines }: { vatRate: number; toPay: number; lines: readonly CheckoutLine[] },
  { site, settings, paymentTermsDays }: Pick<CheckoutFacts, "site" | "settings" | "paymentTermsDays">,
  prepared: PreparedPayment | null,
): Checkout["paymentMethods"] {
  const offered = site.paymentMethods.filter((method) => settings.paymentMethods.includes(method));
  const hasElectronicAddress = (billing?.glnOrPeppolId ?? "") !== "";
  const billingCountry = billing?.country ?? country;
  const hasCompany = { isCompany: company, hasElectronicAddress };
  const isDelivered = needsDelivery(lines);
  const asked = { offered, ...hasCompany, country, billingCountry, currency, toPay, isDelivered };
  const session = prepared?.kind === "pay_later" ? prepared : null;
  // A session for another country or currency does not apply to this purchase.
  const isSessionOfThis =
    session?.order.purchase_country === billingCountry && session.order.purchase_currency === currency;
  const fitting = selectPaymentMethods(asked).filter(
    (method) => !isSessionOfThis || !isPayLater(method) || session.categories.includes(method),
  );
  return fitting.map((method) => {
    const invoice = isInvoice(method) ? settings.invoice : null;
    const fee = calculateInvoiceFee({ feeMinor: invoice?.fee[currency] ?? 0, vatRate, lines });
    const approvalAbove = invoice?.creditLimit[currency] ?? null;
    const termsDays = invoice && (paymentTermsDays ?? invoice.termsDays);
    return { method, fee, termsDays, approvalAbove };
  });
}
