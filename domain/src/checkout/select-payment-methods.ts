import type { Currency } from "../money/currency.ts";
import { isInvoice, type PaymentMethod } from "./payment-method.ts";

/**
 * The ways to pay that fit an order, in the order offered: invoices for companies only [6.8], the
 * electronic one only to a GLN or PEPPOL id [3.41], Swish in Sweden and in SEK only [9.5].
 */
export function selectPaymentMethods(input: {
  offered: readonly PaymentMethod[];
  isCompany: boolean;
  /** Has the company a GLN or a PEPPOL id? */
  hasElectronicAddress: boolean;
  country: string;
  currency: Currency;
}): PaymentMethod[] {
  const takesSwish = input.country === "SE" && input.currency === "SEK";
  return input.offered.filter((method) => {
    if (method === "swish") return takesSwish;
    if (method === "e_invoice" && !input.hasElectronicAddress) return false;
    return input.isCompany || !isInvoice(method);
  });
}
