import { z } from "@medusajs/framework/zod";

const callbackSchema = z.object({ payeePaymentReference: z.string().regex(/^[0-9A-Z]{26}$/) });
const sessionPrefix = "payses_";

/** Swish's references hold no underscore, so a session goes without its prefix. */
export function toPayeeReference(sessionId: string): string {
  return sessionId.replace(sessionPrefix, "");
}

/**
 * The payment session that a callback of Swish is about; null when it says none. No more than a hint to look: nobody
 * has signed it, and what it says of the payment is not read.
 */
export function parseSwishCallback(body: unknown): { sessionId: string } | null {
  const parsed = callbackSchema.safeParse(body);
  return parsed.success ? { sessionId: sessionPrefix + parsed.data.payeePaymentReference } : null;
}
