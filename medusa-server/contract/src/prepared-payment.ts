import { payLaterMethods, type PaymentMethod, type PreparedPayment, swishStatuses } from "@spolverk/domain";
import { z } from "zod";

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

/** By which of Medusa's payment providers a method is paid. */
export const paymentProviders = {
  stripe: "pp_stripe_stripe",
  swish: "pp_swish_swish",
  pay_later: "pp_pay-later_pay-later",
  pay_over_time: "pp_pay-later_pay-later",
  slice_it: "pp_pay-later_pay-later",
  // Settled outside Medusa, which only notes the order to be invoiced.
  e_invoice: "pp_system_default",
  invoice_email: "pp_system_default",
  invoice_mail: "pp_system_default",
  // Nothing is left to be charged.
  gift_card: "pp_system_default",
  free: "pp_system_default",
} as const satisfies Readonly<Record<PaymentMethod, string>>;
export type PaymentProviderId = (typeof paymentProviders)[PaymentMethod];

/** What the browser needs to pay. */
export const preparedPaymentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }),
  /** Of a shop to try things with, which has no provider. */
  z.object({ kind: z.literal("test") }),
  z.object({ kind: z.literal("stripe"), publishableKey: z.string(), clientSecret: z.string() }),
  z.object({ kind: z.literal("swish"), id: z.string().nullable(), token: z.string().nullable() }),
  payLaterPaymentSchema,
]) satisfies z.ZodType<PreparedPayment>;

export const swishStatusReplySchema = z.object({ status: z.enum(swishStatuses) });
