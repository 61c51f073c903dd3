import { z } from "@medusajs/framework/zod";
import { payLaterMethods } from "@spolverk/domain";
import { payLaterDataSchema } from "../modules/payment-pay-later/session-data.ts";

export const payLaterProviderId = "pp_pay-later_pay-later";

/** What the browser needs for the pay-later provider's widget; the same as in the shop's API. */
export const payLaterPaymentSchema = z.object({
  kind: z.literal("pay_later"),
  clientToken: z.string(),
  category: z.enum(payLaterMethods),
  /** What the provider has of these for this purchase. */
  categories: z.array(z.enum(payLaterMethods)),
  /** What the widget has to be given, word for word, for the provider to make the order of it. */
  order: z.looseObject({ purchase_country: z.string(), purchase_currency: z.string() }),
  /** The provider is checking what the shopper authorized: the shop can only wait. */
  inReview: z.boolean(),
});
export type PayLaterPayment = z.infer<typeof payLaterPaymentSchema>;

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
