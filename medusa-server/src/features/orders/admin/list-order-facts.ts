import { type Acceptance, formatPrice, isUncharged, type PaymentMethod } from "@spolverk/domain";
import type { OrderPurchase } from "./use-purchase.ts";

export const paymentMethodNames: Readonly<Record<PaymentMethod, string>> = {
  stripe: "Card (Stripe)",
  swish: "Swish",
  pay_later: "Klarna, pay later",
  pay_over_time: "Klarna, pay over time",
  slice_it: "Klarna, in parts",
  e_invoice: "Invoice, as an e-invoice",
  invoice_email: "Invoice by e-mail",
  invoice_mail: "Invoice by post",
  gift_card: "Gift card",
  free: "Nothing to pay",
};

/** A fact of an order and its label in the admin. */
export type OrderFact = { name: string; text: string };

/**
 * Lists the details of an order that Medusa's own page lacks: payment and delivery [3.40], [3.50], a company's details
 * for its invoice, and the accepted terms [5.7], [5.8]. Absent details are left out.
 */
export function listOrderFacts({ priced, paymentReference, acceptance }: OrderPurchase): OrderFact[] {
  const { paymentMethod, shippingOption, noteToCarrier, shipping, billing, totals, currency } = priced;
  const toPaid = (minor: number) => (minor > 0 ? formatPrice(minor, currency, true) : null);
  const point = shippingOption?.servicePoint;
  const facts: [string, string | null | undefined][] = [
    ["Payment", paymentMethodNames[paymentMethod]],
    ["Paid by points", toPaid(totals.points)],
    ["Paid by gift card", toPaid(totals.giftCard)],
    ["Reference at the payment provider", isUncharged(paymentMethod) ? null : paymentReference],
    ["Carrier", shippingOption?.name],
    ["Service point", point && `${point.name}, ${point.addressLine1}, ${point.zip} ${point.city}`],
    ["Note to the carrier", noteToCarrier],
    ["E-mail of who receives it", shipping?.shippingEmail],
    ["Organization number", billing.organizationNumber],
    ["VAT number", billing.vatNumber],
    ["GLN or Peppol ID", billing.glnOrPeppolId],
    ["Reference", billing.referenceCode],
    ["Notes for the invoice", billing.invoiceNotes],
    ["E-mail for invoices", billing.invoiceEmail],
    ["Accepted terms", acceptance && toTermsText(acceptance)],
    ["Export agreement", acceptance?.exportAgreement ? "Accepted" : null],
  ];
  return facts.flatMap(([name, text]) => (text?.trim() ? [{ name, text }] : []));
}

/** Formats the accepted version and the time in UTC: a proof must not depend on the reader's time zone. */
function toTermsText({ terms: { version, folder, language, at } }: Acceptance): string {
  return `Version ${version} (${folder}, ${language}), ${at.slice(0, 16).replace("T", " ")} UTC`;
}
