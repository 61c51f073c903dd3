import {
  type CancelResult,
  orderApprovals,
  type PlaceResult,
  type PreparedPayment,
  type PricedCheckout,
} from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";
import { acceptanceSchema } from "./acceptance.ts";
import { checkoutBodySchema } from "./checkouts.ts";
import { preparedPaymentSchema, swishStatusReplySchema } from "./prepared-payment.ts";
import { pricedCheckoutSchema } from "./priced-checkout.ts";

export const placeBodySchema = z.strictObject({
  priced: pricedCheckoutSchema,
  /** The record that is placed: saved by the same call, unless it is stored already. */
  record: checkoutBodySchema,
  /** Null for a record that was placed before acceptances were kept. */
  acceptance: acceptanceSchema.nullable().default(null),
  /** What the method's own form gave the browser for its provider. */
  paymentToken: z.string().max(2000).optional(),
  /** Names the shopper's address without telling it; null when the BFF does not know it. */
  clientHash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable()
    .default(null),
});
export type PlaceBody = z.infer<typeof placeBodySchema>;

const orderSchema = z.object({ id: z.string(), number: z.string(), placedAt: z.iso.datetime() });
const skusSchema = z.array(z.string());

export const placeReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("placed"), order: orderSchema, approval: z.enum(orderApprovals) }),
  z.object({ kind: z.literal("paymentPending"), payment: preparedPaymentSchema }),
  z.object({ kind: z.literal("cancelled") }),
  z.object({ kind: z.literal("notEnoughStock"), skus: skusSchema }),
  z.object({ kind: z.literal("stockReserved"), skus: skusSchema }),
  z.object({ kind: z.literal("paymentFailed") }),
  z.object({ kind: z.literal("couponUsed"), by: z.enum(["others", "customer"]) }),
  z.object({ kind: z.literal("giftCardChanged") }),
  z.object({ kind: z.literal("pointsChanged") }),
  z.object({ kind: z.literal("changed") }),
]) satisfies z.ZodType<PlaceResult>;

/** Of the record whose placing is to end. */
export const cancelBodySchema = z.strictObject({ version: z.int().positive() });

export const cancelReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cancelled") }),
  z.object({ kind: z.literal("placed"), order: orderSchema }),
  z.object({ kind: z.literal("pending") }),
]) satisfies z.ZodType<CancelResult>;

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
    result: (reply): PlaceResult => reply,
  }),
  /**
   * Ends the placing of a record, so that its checkout may be changed; a call to place that record which
   * is still on its way comes too late.
   *
   * @param version of the record
   */
  cancelPlacing: call({
    method: "POST",
    path: "checkouts/:id/cancel",
    body: cancelBodySchema,
    reply: cancelReplySchema,
    patience: "provider",
    request: (checkoutId: string, version: number) => ({ params: { id: checkoutId }, body: { version } }),
    result: (reply): CancelResult => reply,
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
