import {
  type PayLaterMethod,
  payLaterMethods,
  paymentMethods,
  type PreparedPayment,
  swishStatuses,
} from "@spolverk/domain";
import { z } from "zod";

export const paymentMethodSchema = z.enum(paymentMethods).describe("Payment method");

export const swishStatusSchema = z.object({
  status: z.enum(swishStatuses).describe("waiting and unknown are not final: the payment may still succeed"),
});

const payLaterMethodsSchema: z.ZodType<readonly PayLaterMethod[]> = z.array(z.enum(payLaterMethods));

/** A prepared payment: the data that the browser needs, by payment method. */
export const preparedPaymentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }).describe("Settled outside the shop, or nothing to pay"),
  z
    .object({ kind: z.literal("test") })
    .describe("A shop for trials without a provider: no method charges anything"),
  z
    .object({
      kind: z.literal("stripe"),
      publishableKey: z.string().describe("For Stripe.js"),
      clientSecret: z
        .string()
        .describe("Secret of the last prepared payment; placing may reply with another one"),
    })
    .describe("By card, with Stripe.js"),
  z
    .object({
      kind: z.literal("swish"),
      id: z
        .string()
        .nullable()
        .describe("Id of the payment request, which placing creates: swishId of its status"),
      token: z
        .string()
        .nullable()
        .describe("Opens the request in the app; null before placing, and when it can no longer be opened"),
    })
    .describe("In the Swish app"),
  z
    .object({
      kind: z.literal("pay_later"),
      clientToken: z
        .string()
        .describe("Token of the last prepared payment, for the widget; placing may reply with another one"),
      category: z.enum(payLaterMethods).describe("The chosen method"),
      categories: payLaterMethodsSchema.describe("Methods that the provider offers for this purchase"),
      order: z
        .looseObject({
          purchase_country: z.string().describe("Name in the widget"),
          purchase_currency: z.string().describe("Name in the widget"),
        })
        .describe("Order for the widget, to pass on unchanged"),
      inReview: z
        .boolean()
        .describe("The provider is checking the shopper's authorization; the shopper can only wait"),
    })
    .describe("By the pay-later provider's widget, whose token is sent as paymentToken on placing"),
]) satisfies z.ZodType<PreparedPayment>;
export const paymentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }).describe("No payment is prepared yet"),
  ...preparedPaymentSchema.options,
]);
