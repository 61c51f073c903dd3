/**
 * The payment methods [3.50]. "gift_card": a gift card pays for the whole order. "free": the order costs nothing, for
 * instance because of a coupon.
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

/** Tells whether a method means that nothing is left to pay. The shop sets such a method; shoppers cannot choose it. */
export function isSettled(method: PaymentMethod | null): boolean {
  return method !== null && settledMethods.includes(method);
}

/** Tells whether the checkout charges nothing: the order is invoiced, or nothing is left to pay. */
export function isUncharged(method: PaymentMethod): boolean {
  return isSettled(method) || isInvoice(method);
}

const invoices: readonly PaymentMethod[] = ["e_invoice", "invoice_email", "invoice_mail"];

/** Tells whether a payment method is an invoice: for companies only, with payment terms and a fee [1.4], [9.37]. */
export function isInvoice(method: PaymentMethod): boolean {
  return invoices.includes(method);
}
