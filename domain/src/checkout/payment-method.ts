/**
 * The ways to pay [3.50]; gift_card is that of an order that a gift card pays for in whole, free that of one that
 * costs nothing at all, as a coupon can make it.
 */
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
  "free",
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const settledMethods: readonly PaymentMethod[] = ["gift_card", "free"];

/** Is nothing left to pay? That is nobody's choice: a checkout is so for as long as a gift card or a coupon has it so. */
export function isSettled(method: PaymentMethod | null): boolean {
  return method !== null && settledMethods.includes(method);
}

/** Is nothing charged in the checkout, as it is invoiced or nothing is left to pay? */
export function isUncharged(method: PaymentMethod): boolean {
  return isSettled(method) || isInvoice(method);
}

const invoices: readonly PaymentMethod[] = ["e_invoice", "invoice_email", "invoice_mail"];

/** Tells whether a way to pay is an invoice: for companies only, with payment terms and a fee [1.4], [9.37]. */
export function isInvoice(method: PaymentMethod): boolean {
  return invoices.includes(method);
}
