import type { PayLaterPayment } from "@spolverk/medusa-contract";
import { payLaterDataSchema } from "./modules/payment-pay-later/session-data.ts";

/** The payment of a session's data, before the shopper has authorized anything. */
export function toPayLaterPayment(sessionData: unknown): PayLaterPayment {
  const { clientToken, method, methods, order } = payLaterDataSchema.parse(sessionData);
  // Who to notify, and how the shop names the purchase, are between the servers.
  const { merchant_urls: _urls, merchant_reference1: _reference, ...given } = order;
  return {
    kind: "pay_later",
    clientToken,
    category: method,
    categories: methods,
    order: given,
    inReview: false,
  };
}

/** What the provider authorized: its order has been compared with what was agreed, or it would not be. */
export function toPayLaterAmount(paymentData: unknown): { amountMinor: number; currencyCode: string } {
  const { amountMinor, currency } = payLaterDataSchema.parse(paymentData);
  return { amountMinor, currencyCode: currency };
}

/** A session's data that keeps the widget's token, so that it outlives a process that dies while using it. */
export function withPayLaterToken(sessionData: unknown, token: string): Record<string, unknown> {
  return { ...payLaterDataSchema.parse(sessionData), nextAuthorizationToken: token };
}
