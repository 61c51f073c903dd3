import { z } from "zod";

const amount = z.coerce.number().min(0.01).max(999_999_999_999.99);
const reference = z.string().regex(/^[a-zA-Z0-9-]{1,35}$/);

/** The body of `PUT /v2/paymentrequests/{id}`. */
export const paymentRequestSchema = z.object({
  payeePaymentReference: reference.optional(),
  callbackUrl: z.url(),
  payerAlias: z
    .string()
    .regex(/^\d{8,15}$/)
    .optional(),
  payeeAlias: z.string(),
  amount,
  currency: z.literal("SEK"),
  message: z.string().max(50).optional(),
});

/** The body of `PUT /v2/refunds/{id}`. */
export const refundSchema = z.object({
  originalPaymentReference: z.string().min(1),
  callbackUrl: z.url(),
  payerAlias: z.string(),
  amount,
  currency: z.literal("SEK"),
  payerPaymentReference: reference.optional(),
  message: z.string().max(50).optional(),
});

/** The body of `PATCH /v1/paymentrequests/{id}`. */
export const cancelSchema = z.tuple([
  z.object({ op: z.literal("replace"), path: z.literal("/status"), value: z.literal("cancelled") }),
]);

export const outcomes = /** @type {const} */ ([
  "wait",
  "paid",
  "declined",
  "cancelled",
  "timeout",
  "failed",
  "ds24",
]);

/**
 * Body of `POST /_control`: the emulator's behavior from now on; omitted fields get their defaults.
 * - outcome: the immediate outcome of a payment request; `wait` waits for the phone
 * - callbacks: once, twice, before the answer to the request (`first`), or never
 * - amountOffset: minor units by which the paid amount differs from the requested amount
 * - refundOutcome: the outcome of a refund
 * - down: every call is answered 503
 */
export const controlSchema = z.strictObject({
  outcome: z.enum(outcomes).default("wait"),
  callbacks: z.enum(["once", "twice", "first", "never"]).default("once"),
  amountOffset: z.int().default(0),
  refundOutcome: z.enum(["paid", "failed"]).default("paid"),
  down: z.boolean().default(false),
});
