import type { PayLaterPayment } from "@spolverk/medusa-contract";
import { payLaterDataSchema } from "./modules/payment-pay-later/session-data.ts";

/** Maps a session's data to the payment for the browser, as it is before the shopper has authorized anything. */
export function toPayLaterPayment(sessionData: unknown): PayLaterPayment {
  const { clientToken, method, methods, order } = payLaterDataSchema.parse(sessionData);
  // The browser does not get the callback addresses and the shop's reference.
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

/** Returns the authorized amount. `judgeOrder` has already compared the provider's order with the agreed amount. */
export function toPayLaterAmount(paymentData: unknown): { amountMinor: number; currencyCode: string } {
  const { amountMinor, currency } = payLaterDataSchema.parse(paymentData);
  return { amountMinor, currencyCode: currency };
}

/** Adds the widget's token to a session's data, so that the token survives a crash while the order is made. */
export function withPayLaterToken(sessionData: unknown, token: string): Record<string, unknown> {
  return { ...payLaterDataSchema.parse(sessionData), nextAuthorizationToken: token };
}
