import { z } from "@medusajs/framework/zod";
import { swishStatuses } from "@spolverk/domain";

const refundSchema = z.object({ id: z.string(), amountMinor: z.int(), status: z.string() });

/** Payments from before separate references stored the checkout's id. */
function withReference(data: unknown): unknown {
  const old = z.looseObject({ checkoutId: z.uuid() }).safeParse(data);
  return old.success ? { ...old.data, reference: old.data.checkoutId.replaceAll("-", "") } : data;
}

const dataSchema = z.object({
  /** Id of Medusa's payment session. */
  sessionId: z.string(),
  /** Reference of the checkout's payments, Swish's `payeePaymentReference`. */
  reference: z.string(),
  amountMinor: z.int().positive(),
  currency: z.literal("SEK"),
  /** Number of payment requests abandoned before this one; the request's id is derived from it and the session. */
  attempt: z.int().nonnegative(),
  /** Id of the payment request; null before the first authorization. */
  instructionId: z.string().nullable(),
  /** Opens the request in the app; null once it is lost or useless. */
  token: z.string().nullable(),
  /** When Swish lets the request expire; ISO date-time */
  expiresAt: z.string().nullable(),
  status: z.enum(swishStatuses),
  /** Swish's code, or the shop's own in lower case; null unless the payment failed. */
  errorCode: z.string().nullable(),
  /** Swish's name of the completed payment, which refunds refer to. */
  paymentReference: z.string().nullable(),
  refunds: z.array(refundSchema),
});
export type SwishData = z.infer<typeof dataSchema>;

/** What a payment session and its payment store about Swish. */
export const swishDataSchema = z.preprocess(withReference, dataSchema);
