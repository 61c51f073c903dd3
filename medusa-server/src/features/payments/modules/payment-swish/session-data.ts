import { z } from "@medusajs/framework/zod";
import { swishStatuses } from "@spolverk/domain";

const refundSchema = z.object({ id: z.string(), amountMinor: z.int(), status: z.string() });

/** Adds the reference to the data of an old payment, whose reference was its checkout's id. */
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
  /**
   * Number of earlier requests of this session that were abandoned. The current request's id is derived from this
   * number and the session's id.
   */
  attempt: z.int().nonnegative(),
  /** Id of the payment request; null before the first authorization. */
  instructionId: z.string().nullable(),
  /** The token that opens the request in the app; null when it is lost or no longer of use. */
  token: z.string().nullable(),
  /** Instant at which the request expires at Swish; ISO date-time. */
  expiresAt: z.string().nullable(),
  status: z.enum(swishStatuses),
  /** Swish's code, or the shop's own in lower case; null unless the payment failed. */
  errorCode: z.string().nullable(),
  /** Swish's reference of the completed payment, which a refund has to name. */
  paymentReference: z.string().nullable(),
  refunds: z.array(refundSchema),
});
export type SwishData = z.infer<typeof dataSchema>;

/** What a payment session and its payment store about Swish. */
export const swishDataSchema = z.preprocess(withReference, dataSchema);
