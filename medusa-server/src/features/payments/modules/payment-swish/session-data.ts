import { z } from "@medusajs/framework/zod";
import { swishStatuses } from "@spolverk/domain";

const refundSchema = z.object({ id: z.string(), amountMinor: z.int(), status: z.string() });

/** Payments from before references of their own named the checkout. */
function withReference(data: unknown): unknown {
  const old = z.looseObject({ checkoutId: z.uuid() }).safeParse(data);
  return old.success ? { ...old.data, reference: old.data.checkoutId.replaceAll("-", "") } : data;
}

const dataSchema = z.object({
  /** Medusa's payment session. */
  sessionId: z.string(),
  /** Swish's `payeePaymentReference`: of the checkout's payments. */
  reference: z.string(),
  amountMinor: z.int().positive(),
  currency: z.literal("SEK"),
  /** How many payment requests were given up before this one; together with the session it makes the request's id. */
  attempt: z.int().nonnegative(),
  /** Of the payment request; null before the first authorization. */
  instructionId: z.string().nullable(),
  /** Opens the request in the app; null once it is lost or of no use. */
  token: z.string().nullable(),
  /** When Swish gives the request up; ISO date-time */
  expiresAt: z.string().nullable(),
  status: z.enum(swishStatuses),
  /** Swish's code, or ours in lower case; null unless it failed. */
  errorCode: z.string().nullable(),
  /** Swish's name of the payment made; refunds state it. */
  paymentReference: z.string().nullable(),
  refunds: z.array(refundSchema),
});
export type SwishData = z.infer<typeof dataSchema>;

/** What a payment session and its payment remember of Swish. */
export const swishDataSchema = z.preprocess(withReference, dataSchema);
