import { isEmail, orderStates, returnStates, withdrawalStates } from "@spolverk/domain";
import { z } from "zod";
import { pricedCheckoutSchema } from "./priced-checkout.ts";

export const ordersQuerySchema = z.object({
  /** Words that are part of an order's number, or of a product's SKU and its name in any language; empty for all. */
  query: z.string().max(100).default(""),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(10),
});

/** An order of an account, as it stands. Amounts are minor units. */
export const accountOrderSchema = z.object({
  id: z.string(),
  /** What shoppers and merchandisers read. */
  number: z.string(),
  placedAt: z.iso.datetime(),
  state: z.enum(orderStates),
  /** What was agreed on when it was placed. */
  priced: pricedCheckoutSchema,
  /** One for each line of `priced`, in its order. */
  lines: z.array(z.object({ id: z.string(), returnable: z.int().nonnegative() })),
  hasInvoice: z.boolean(),
  /** In the order of their numbers; `issuedOn` is an ISO date, `amount` what was credited with VAT. */
  creditNotes: z.array(z.object({ number: z.string(), issuedOn: z.iso.date(), amount: z.int().positive() })),
  parcels: z.array(
    z.object({
      sentAt: z.iso.datetime().nullable(),
      deliveredAt: z.iso.datetime().nullable(),
      /** `variationId` is null for what is no line of the order; `name` is in the order's language. */
      goods: z.array(z.object({ variationId: z.string().nullable(), name: z.string(), quantity: z.int() })),
      tracking: z.array(z.object({ number: z.string(), url: z.string().nullable() })),
    }),
  ),
  refunded: z.int().nonnegative(),
  canCancel: z.boolean(),
  /** Goods of it were shipped and not returned: a take-back may refer to it. */
  hasShippedGoods: z.boolean(),
  /** YYYY-MM-DD; null: not now. */
  returnUntil: z.iso.date().nullable(),
  canWithdraw: z.boolean(),
  /** The first one first. */
  withdrawals: z.array(
    z.object({
      number: z.string(),
      receivedAt: z.iso.datetime(),
      state: z.enum(withdrawalStates),
      /** Which goods; empty: all of them. */
      goods: z.string(),
    }),
  ),
  returns: z.array(
    z.object({
      id: z.string(),
      askedAt: z.iso.datetime(),
      state: z.enum(returnStates),
      lines: z.array(z.object({ id: z.string(), quantity: z.int() })),
    }),
  ),
});
export type AccountOrderRow = z.infer<typeof accountOrderSchema>;

export const accountOrdersReplySchema = z.object({ orders: z.array(accountOrderSchema), total: z.int() });
/** Null when the account has no such order. */
export const accountOrderReplySchema = z.object({ order: accountOrderSchema.nullable() });

export const cancelOrderReplySchema = z.object({ kind: z.enum(["cancelled", "not_cancellable", "unknown"]) });

export const returnBodySchema = z.strictObject({
  lines: z
    .array(z.strictObject({ id: z.string().max(80), quantity: z.int().positive() }))
    .min(1)
    .max(100),
  note: z.string().max(1000),
});
export type ReturnBody = z.infer<typeof returnBodySchema>;
export const returnReplySchema = z.object({ kind: z.enum(["requested", "not_returnable", "unknown"]) });

/** Which credit note of the order; empty for its invoice or receipt. */
export const invoiceQuerySchema = z.object({ credit_note: z.string().max(20).default("") });
/** Null when the account has no such order, or the order no such document. */
export const invoiceReplySchema = z.object({
  file: z.object({ name: z.string(), base64: z.base64() }).nullable(),
});

/** Of orders that were placed as a guest with a verified address. */
export const claimableBodySchema = z.strictObject({
  email: z.string().max(254).toLowerCase().refine(isEmail),
});
export const claimableReplySchema = z.object({ count: z.int().nonnegative() });
