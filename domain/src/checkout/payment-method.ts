/** The ways to pay [3.50]; gift_card is that of an order that a gift card pays for in whole. */
export const paymentMethods = [
  "e_invoice",
  "invoice_email",
  "invoice_mail",
  "pay_later",
  "pay_over_time",
  "slice_it",
  "stripe",
  "swish",
  "gift_card",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const invoices: readonly PaymentMethod[] = ["e_invoice", "invoice_email", "invoice_mail"];

/** Tells whether a way to pay is an invoice: for companies only, with payment terms and a fee [1.4], [9.37]. */
export function isInvoice(method: PaymentMethod): boolean {
  return invoices.includes(method);
}
