import { orderApprovals } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";
import { preparedPaymentSchema } from "./prepared-payment.ts";

/** The BFF's record of a checkout, which medusa-server only stores. */
const recordFields = {
  version: z.int().positive(),
  data: z.looseObject({}),
  expires_at: z.iso.datetime(),
};

const newCheckoutBodySchema = z.strictObject({ id: z.string().min(1).max(80), ...recordFields });
type NewCheckoutBody = z.infer<typeof newCheckoutBodySchema>;

/** `version` is the stored version plus one. */
export const checkoutBodySchema = z.strictObject(recordFields);
type CheckoutBody = z.infer<typeof checkoutBodySchema>;

const savedReplySchema = z.object({ id: z.string() });

const orderOfCheckoutSchema = z.object({
  id: z.string(),
  /** The number that shoppers and merchandisers see. */
  display_id: z.int(),
  created_at: z.iso.datetime(),
  approval: z.enum(orderApprovals),
});
export type OrderOfCheckout = z.infer<typeof orderOfCheckoutSchema>;

const placingStates = ["none", "awaiting_payment", "cancelled"] as const;
export type PlacingState = (typeof placingStates)[number];

export const checkoutReplySchema = z.object({
  checkout: z.object({
    /** As this BFF or an earlier release saved it. */
    data: z.unknown(),
    placing: z.enum(placingStates),
    /** A call to place it is running or queued. */
    in_progress: z.boolean(),
    order: orderOfCheckoutSchema.nullable(),
    payment: preparedPaymentSchema.nullable(),
  }),
});
export type CheckoutReply = z.infer<typeof checkoutReplySchema>;

/** Records of checkouts, which medusa-server stores unparsed. */
export const checkoutCalls = {
  storeCheckout: call({
    method: "POST",
    path: "checkouts",
    body: newCheckoutBodySchema,
    reply: savedReplySchema,
    request: (record: Immutable<NewCheckoutBody>) => ({ body: record }),
    result: () => {},
  }),
  readCheckout: call({
    method: "GET",
    path: "checkouts/:id",
    reply: checkoutReplySchema,
    request: (id: string) => ({ params: { id } }),
    result: ({ checkout }) => checkout,
    on: { 404: null },
  }),
  /** Saves when the stored version is the previous one; returns "conflict" when another call saved first. */
  replaceCheckout: call({
    method: "POST",
    path: "checkouts/:id",
    body: checkoutBodySchema,
    reply: savedReplySchema,
    request: (id: string, record: Immutable<CheckoutBody>) => ({ params: { id }, body: record }),
    result: () => "saved" as const,
    on: { 409: "conflict" as const },
  }),
};
