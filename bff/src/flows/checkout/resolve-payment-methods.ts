import { calculateAmount, isInvoice, selectPaymentMethods } from "@spolverk/domain";
import type { CheckoutRecord } from "../../commerce/checkout-record.ts";
import type { Checkout } from "../../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

/** The ways to pay this checkout, in the site's order, with the fee and terms of an invoice [9.37]. */
export function resolvePaymentMethods(
  {
    company,
    country,
    currency,
    billing,
  }: Pick<CheckoutRecord, "company" | "country" | "currency" | "billing">,
  vatRate: number,
  { site, settings }: Pick<CheckoutFacts, "site" | "settings">,
): Checkout["paymentMethods"] {
  const offered = site.paymentMethods.filter((method) => settings.paymentMethods.includes(method));
  const hasElectronicAddress = (billing?.glnOrPeppolId ?? "") !== "";
  const asked = { offered, isCompany: company, hasElectronicAddress, country, currency };
  return selectPaymentMethods(asked).map((method) => {
    const invoice = isInvoice(method) ? settings.invoice : null;
    const fee = calculateAmount(invoice?.fee[currency] ?? 0, vatRate);
    return { method, fee, termsDays: invoice?.termsDays ?? null };
  });
}
