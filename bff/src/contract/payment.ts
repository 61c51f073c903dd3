import { payLaterMethods, paymentMethods, swishStatuses } from "@spolverk/domain";
import { z } from "zod";

export const paymentMethodSchema = z.enum(paymentMethods);

export const swishStatusSchema = z.object({
  /** Of these, `waiting` and `unknown` are not final: money may still come. */
  status: z.enum(swishStatuses),
});

/** A payment that was prepared: what the browser needs for it, in the shape of its method. */
export const preparedPaymentSchema = z.discriminatedUnion("kind", [
  /** Settled outside the shop, or nothing is to be paid. */
  z.object({ kind: z.literal("manual") }),
  /** Of a shop to try things with, which has no provider: nothing is charged by any method. */
  z.object({ kind: z.literal("test") }),
  z.object({
    kind: z.literal("stripe"),
    publishableKey: z.string(),
    /** Of the payment that was prepared last: placing may reply with another one. */
    clientSecret: z.string(),
  }),
  z.object({
    kind: z.literal("swish"),
    /** Of the payment request, which placing makes: `swishId` of its status. */
    id: z.string().nullable(),
    /** Opens the request in the app; null before placing, and when it can not be opened any more. */
    token: z.string().nullable(),
  }),
  /** By the pay-later provider's widget, whose token placing takes as `paymentToken`. */
  z.object({
    kind: z.literal("pay_later"),
    /** Of the payment that was prepared last: placing may reply with another one. */
    clientToken: z.string(),
    category: z.enum(payLaterMethods),
    /** What the provider has of these for this purchase. */
    categories: z.array(z.enum(payLaterMethods)),
    /** What the widget has to be given, word for word. */
    order: z.looseObject({ purchase_country: z.string(), purchase_currency: z.string() }),
    /** The provider checks what the shopper authorized: there is nothing to do but to wait for its word. */
    inReview: z.boolean(),
  }),
]);
export const paymentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  ...preparedPaymentSchema.options,
]);
export type PreparedPayment = z.infer<typeof preparedPaymentSchema>;
