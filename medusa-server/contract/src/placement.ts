import type { PreparedPayment, PricedCheckout } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";
import { acceptanceSchema } from "./acceptance.ts";
import { checkoutBodySchema, placedOrderSchema } from "./checkouts.ts";
import { preparedPaymentSchema, swishStatusReplySchema } from "./prepared-payment.ts";
import { pricedCheckoutSchema } from "./priced-checkout.ts";

export const placeBodySchema = z.strictObject({
  priced: pricedCheckoutSchema,
  /** The record that is placed: saved by the same call, unless it is stored already. */
  record: checkoutBodySchema,
  /** Null for a record that was placed before acceptances were kept. */
  acceptance: acceptanceSchema.nullable().default(null),
  /** What the method's own form gave the browser for its provider. */
  payment_token: z.string().max(2000).optional(),
  /** Names the shopper's address without telling it; null when the BFF does not know it. */
  client_hash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable()
    .default(null),
});
export type PlaceBody = z.infer<typeof placeBodySchema>;

const placed = z.object({ kind: z.literal("placed"), order: placedOrderSchema });

export const placeReplySchema = z.discriminatedUnion("kind", [
  placed,
  /** The shopper has to act, or the provider to know; the stock is held meanwhile. */
  z.object({ kind: z.literal("payment_pending"), payment: preparedPaymentSchema }),
  z.object({ kind: z.literal("not_enough_stock"), skus: z.array(z.string()) }),
  /** There is enough, but other checkouts that are not paid yet hold too much of it. */
  z.object({ kind: z.literal("stock_reserved"), skus: z.array(z.string()) }),
  z.object({ kind: z.literal("payment_failed") }),
  z.object({ kind: z.literal("coupon_used"), by: z.enum(["others", "customer"]) }),
  /** The gift card has less on it than the order was to have of it. */
  z.object({ kind: z.literal("gift_card_changed") }),
  /** The account has fewer points than the order was to have of it. */
  z.object({ kind: z.literal("points_changed") }),
  /** Another record of the checkout is stored than the one that is to be placed. */
  z.object({ kind: z.literal("changed") }),
  /** This record's placing was given up before. */
  z.object({ kind: z.literal("cancelled") }),
]);
export type PlaceReply = z.infer<typeof placeReplySchema>;

/** Of the record whose placing is to end. */
export const cancelBodySchema = z.strictObject({ version: z.int().positive() });
export type CancelBody = z.infer<typeof cancelBodySchema>;

export const cancelReplySchema = z.discriminatedUnion("kind", [
  /** It had been paid, so the order was made. */
  placed,
  /** The provider does not know yet whether it is paid. */
  z.object({ kind: z.literal("pending") }),
  z.object({ kind: z.literal("cancelled") }),
]);
export type CancelReply = z.infer<typeof cancelReplySchema>;

export const placementCalls = {
  /**
   * Makes the backend's cart and payment for exactly this checkout, replacing any earlier ones.
   * The authorized amount is `priced.totals.toPay`.
   */
  preparePayment: call({
    method: "POST",
    path: "checkouts/:id/payment",
    body: pricedCheckoutSchema,
    reply: preparedPaymentSchema,
    patience: "provider",
    request: (checkoutId: string, priced: PricedCheckout) => ({
      params: { id: checkoutId },
      body: priced,
    }),
    result: (payment): PreparedPayment => payment,
  }),
  placeCheckout: call({
    method: "POST",
    path: "checkouts/:id/order",
    body: placeBodySchema,
    reply: placeReplySchema,
    patience: "placing",
    request: (checkoutId: string, body: Immutable<z.input<typeof placeBodySchema>>) => ({
      params: { id: checkoutId },
      body,
    }),
  }),
  cancelCheckout: call({
    method: "POST",
    path: "checkouts/:id/cancel",
    body: cancelBodySchema,
    reply: cancelReplySchema,
    patience: "provider",
    request: (checkoutId: string, version: number) => ({ params: { id: checkoutId }, body: { version } }),
  }),
  /** How a Swish payment stands [7.13], also when its placing was given up; null when it is not this checkout's. */
  getSwishStatus: call({
    method: "GET",
    path: "checkouts/:id/swish/:swishId",
    reply: swishStatusReplySchema,
    request: (checkoutId: string, swishId: string) => ({ params: { id: checkoutId, swishId } }),
    result: ({ status }) => status,
    on: { 404: null },
  }),
};
