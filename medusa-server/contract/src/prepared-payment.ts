import { payLaterMethods, type PaymentMethod, type PreparedPayment, swishStatuses } from "@spolverk/domain";
import { z } from "zod";
import type { Immutable } from "./call.ts";

const payLaterPaymentSchema = z.object({
  kind: z.literal("pay_later"),
  clientToken: z.string(),
  category: z.enum(payLaterMethods),
  /** The provider's methods for this purchase. */
  categories: z.array(z.enum(payLaterMethods)),
  /** Passed to the widget unchanged, from which the provider makes the order. */
  order: z.looseObject({ purchase_country: z.string(), purchase_currency: z.string() }),
  /** The provider is checking the shopper's authorization; the shop can only wait. */
  inReview: z.boolean(),
});
export type PayLaterPayment = z.infer<typeof payLaterPaymentSchema>;

/** Medusa's payment provider of each method. */
export const paymentProviders = {
  stripe: "pp_stripe_stripe",
  swish: "pp_swish_swish",
  pay_later: "pp_pay-later_pay-later",
  pay_over_time: "pp_pay-later_pay-later",
  slice_it: "pp_pay-later_pay-later",
  // Settled outside Medusa, which only records the order to be invoiced.
  e_invoice: "pp_system_default",
  invoice_email: "pp_system_default",
  invoice_mail: "pp_system_default",
  // Nothing is left to charge.
  gift_card: "pp_system_default",
  free: "pp_system_default",
} as const satisfies Readonly<Record<PaymentMethod, string>>;
export type PaymentProviderId = (typeof paymentProviders)[PaymentMethod];

/** The data that the browser needs to pay. Only the memory adapter prepares payments of the kind "test". */
export const preparedPaymentSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("manual") }),
  z.object({ kind: z.literal("stripe"), publishableKey: z.string(), clientSecret: z.string() }),
  z.object({ kind: z.literal("swish"), id: z.string().nullable(), token: z.string().nullable() }),
  payLaterPaymentSchema,
]) satisfies z.ZodType<PreparedPayment>;
export type ProviderPayment = Immutable<z.infer<typeof preparedPaymentSchema>>;

export const swishStatusReplySchema = z.object({ status: z.enum(swishStatuses) });
