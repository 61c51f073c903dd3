import { type AccountOrder, isEmail, orderStates, returnStates, withdrawalStates } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";
import { pricedCheckoutSchema } from "./priced-checkout.ts";

export const ordersQuerySchema = z.object({
  /** Words contained in an order's number, or in a product's SKU and its name in any language; empty for all. */
  query: z.string().max(100).default(""),
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(10),
});

const accountOrderSchema = z.object({
  id: z.string(),
  /** The number that shoppers and merchandisers see. */
  number: z.string(),
  placedAt: z.iso.datetime(),
  state: z.enum(orderStates),
  /** The agreed terms and prices at placing. */
  priced: pricedCheckoutSchema,
  /** One per line of `priced`, in the same order. */
  lines: z.array(z.object({ id: z.string(), returnable: z.int().nonnegative() })),
  hasInvoice: z.boolean(),
  /** Ordered by number; `issuedOn` is an ISO date, `amount` the credited amount with VAT. */
  creditNotes: z.array(z.object({ number: z.string(), issuedOn: z.iso.date(), amount: z.int().positive() })),
  parcels: z.array(
    z.object({
      sentAt: z.iso.datetime().nullable(),
      deliveredAt: z.iso.datetime().nullable(),
      /** `variationId` is null for goods outside the order's lines; `name` is in the order's language. */
      goods: z.array(z.object({ variationId: z.string().nullable(), name: z.string(), quantity: z.int() })),
      tracking: z.array(z.object({ number: z.string(), url: z.string().nullable() })),
    }),
  ),
  refunded: z.int().nonnegative(),
  canCancel: z.boolean(),
  /** Some of its goods were shipped and not returned, so a take-back may refer to it. */
  hasShippedGoods: z.boolean(),
  /** YYYY-MM-DD; null when no return is possible now. */
  returnUntil: z.iso.date().nullable(),
  canWithdraw: z.boolean(),
  /** Oldest first. */
  withdrawals: z.array(
    z.object({
      number: z.string(),
      receivedAt: z.iso.datetime(),
      state: z.enum(withdrawalStates),
      /** Goods as named; empty: all of them. */
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
}) satisfies z.ZodType<AccountOrder>;

const accountOrdersReplySchema = z.object({ orders: z.array(accountOrderSchema), total: z.int() });
/** Null when the account has no such order. */
const accountOrderReplySchema = z.object({ order: accountOrderSchema.nullable() });

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

/** Number of a credit note of the order; empty for its invoice or receipt. */
export const invoiceQuerySchema = z.object({ creditNote: z.string().max(20).default("") });
/** Null when the account has no such order, or the order no such document. */
export const invoiceReplySchema = z.object({
  file: z.object({ name: z.string(), base64: z.base64() }).nullable(),
});

/** For guest orders with a verified address. */
export const claimableBodySchema = z.strictObject({
  email: z.string().max(254).toLowerCase().refine(isEmail),
});
const claimableReplySchema = z.object({ count: z.int().nonnegative() });

const toOrder = (id: string, orderId: string) => ({ params: { id, orderId } });

/** The orders of accounts. Account ids are those of existing accounts; order ids may be unknown. */
export const accountOrderCalls = {
  /** Newest first. `query` contains words of an order's number, or of a product's SKU and its name in any language. */
  listOrders: call({
    method: "GET",
    path: "accounts/:id/orders",
    query: ordersQuerySchema,
    reply: accountOrdersReplySchema,
    request: (id: string, { query, page, pageSize }: { query: string; page: number; pageSize: number }) => ({
      params: { id },
      query: { query, page, pageSize },
    }),
    result: ({ orders, total }): { orders: readonly AccountOrder[]; total: number } => ({ orders, total }),
  }),
  getOrder: call({
    method: "GET",
    path: "accounts/:id/orders/:orderId",
    reply: accountOrderReplySchema,
    request: toOrder,
    result: ({ order }): AccountOrder | null => order,
    on: { 404: null },
  }),
  /** Cancels an order of which nothing is packed and refunds it, once; also "cancelled" for a cancelled one. */
  cancelOrder: call({
    method: "POST",
    path: "accounts/:id/orders/:orderId/cancel",
    reply: cancelOrderReplySchema,
    patience: "provider",
    request: toOrder,
    result: ({ kind }) => kind,
    on: { 404: "unknown" as const },
  }),
  requestReturn: call({
    method: "POST",
    path: "accounts/:id/orders/:orderId/return",
    body: returnBodySchema,
    reply: returnReplySchema,
    request: (id: string, orderId: string, request: Immutable<ReturnBody>) => ({
      ...toOrder(id, orderId),
      body: request,
    }),
    result: ({ kind }) => kind,
    on: { 404: "unknown" as const },
  }),
  /**
   * The invoice or receipt of an order, or its credit note with this number; null when the account has no such order,
   * or the order no such document.
   */
  getInvoice: call({
    method: "GET",
    path: "accounts/:id/orders/:orderId/invoice",
    query: invoiceQuerySchema,
    reply: invoiceReplySchema,
    request: (id: string, orderId: string, creditNote: string | null) => ({
      ...toOrder(id, orderId),
      query: { creditNote: creditNote ?? "" },
    }),
    result: ({ file }) => file,
    on: { 404: null },
  }),
  /** Counts the guest orders with this address, verified by the user, that belong to no account. */
  countClaimableOrders: call({
    method: "POST",
    path: "accounts/:id/orders/count-claimable",
    body: claimableBodySchema,
    reply: claimableReplySchema,
    request: (id: string, email: string) => ({ params: { id }, body: { email } }),
    result: ({ count }) => count,
  }),
  /** Moves the guest orders with this address to the account, each once. Returns their number. */
  claimOrders: call({
    method: "POST",
    path: "accounts/:id/orders/claim",
    body: claimableBodySchema,
    reply: claimableReplySchema,
    request: (id: string, email: string) => ({ params: { id }, body: { email } }),
    result: ({ count }) => count,
  }),
};
