import {
  type PayLaterMethod,
  payLaterMethods,
  paymentMethods,
  type PreparedPayment,
  swishStatuses,
} from "@spolverk/domain";
import { z } from "zod";

export const paymentMethodSchema = z.enum(paymentMethods).describe("How an order is paid");

export const swishStatusSchema = z.object({
  status: z.enum(swishStatuses).describe("waiting and unknown are not final: money may still come"),
});

const payLaterMethodsSchema: z.ZodType<readonly PayLaterMethod[]> = z.array(z.enum(payLaterMethods));

/** A payment that was prepared: what the browser needs for it, in the shape of its method. */
export const preparedPaymentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }).describe("Settled outside the shop, or nothing is to be paid"),
  z
    .object({ kind: z.literal("test") })
    .describe("Of a shop to try things with, which has no provider: nothing is charged by any method"),
  z
    .object({
      kind: z.literal("stripe"),
      publishableKey: z.string().describe("For Stripe.js"),
      clientSecret: z
        .string()
        .describe("Of the payment that was prepared last: placing may reply with another one"),
    })
    .describe("By card, in the form of Stripe.js"),
  z
    .object({
      kind: z.literal("swish"),
      id: z
        .string()
        .nullable()
        .describe("Of the payment request, which placing makes: swishId of its status"),
      token: z
        .string()
        .nullable()
        .describe("Opens the request in the app; null before placing and once it cannot be opened any more"),
    })
    .describe("In the Swish app"),
  z
    .object({
      kind: z.literal("pay_later"),
      clientToken: z
        .string()
        .describe(
          "For the widget, of the payment that was prepared last: placing may reply with another one",
        ),
      category: z.enum(payLaterMethods).describe("The chosen one"),
      categories: payLaterMethodsSchema.describe("What the provider offers for this purchase"),
      order: z
        .looseObject({
          purchase_country: z.string().describe("As the widget names it"),
          purchase_currency: z.string().describe("As the widget names it"),
        })
        .describe("What the widget has to be given, word for word"),
      inReview: z
        .boolean()
        .describe("The provider checks what the shopper authorized: there is nothing to do but to wait"),
    })
    .describe("By the pay-later provider's widget, whose token placing takes as paymentToken"),
]) satisfies z.ZodType<PreparedPayment>;
export const paymentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }).describe("Nothing is prepared yet"),
  ...preparedPaymentSchema.options,
]);
