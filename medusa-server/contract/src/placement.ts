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
  /** The record to place, saved by the same call unless it is already stored. */
  record: checkoutBodySchema,
  /** Null for a record placed before acceptances were stored. */
  acceptance: acceptanceSchema.nullable().default(null),
  /** The token that the provider's form gave the browser. */
  paymentToken: z.string().max(2000).optional(),
  /** Hash of the shopper's address; null when the BFF does not know it. */
  clientHash: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable()
    .default(null),
});
export type PlaceBody = z.infer<typeof placeBodySchema>;

const orderSchema = z.object({ id: z.string(), number: z.string(), placedAt: z.iso.datetime() });
const skusSchema = z.array(z.string());

const placeReplySchema = z.discriminatedUnion("kind", [
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
export type PlaceReply = Immutable<z.infer<typeof placeReplySchema>>;

/** Version of the record whose placement ends. */
const cancelBodySchema = z.strictObject({ version: z.int().positive() });

const cancelReplySchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cancelled") }),
  z.object({ kind: z.literal("placed"), order: orderSchema }),
  z.object({ kind: z.literal("pending") }),
]) satisfies z.ZodType<CancelResult>;

export const placementCalls = {
  /**
   * Creates the backend's cart and payment for exactly this checkout, replacing earlier ones. The authorized amount is
   * `priced.totals.toPay`.
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
   * Cancels the placement of a record, so that its checkout can be changed; a call to place that record that arrives
   * later is refused.
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
  /**
   * The status of a Swish payment [7.13], also after its placement was cancelled; null when it belongs to another
   * checkout.
   */
  getSwishStatus: call({
    method: "GET",
    path: "checkouts/:id/swish/:swishId",
    reply: swishStatusReplySchema,
    request: (checkoutId: string, swishId: string) => ({ params: { id: checkoutId, swishId } }),
    result: ({ status }) => status,
    on: { 404: null },
  }),
};
