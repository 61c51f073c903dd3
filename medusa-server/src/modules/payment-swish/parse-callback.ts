import { z } from "@medusajs/framework/zod";

const callbackSchema = z.object({ payeePaymentReference: z.string().regex(/^[0-9a-f]{32}$/) });

/** How Swish names a checkout: a reference of Swish's is too short for all of a UUID. */
export function toPayeeReference(checkoutId: string): string {
  return checkoutId.replaceAll("-", "");
}

/**
 * The checkout that a callback of Swish is about; null when it says none. No more than a hint to look: nobody has
 * signed it, and what it says of the payment is not read.
 */
export function parseSwishCallback(body: unknown): string | null {
  const parsed = callbackSchema.safeParse(body);
  if (!parsed.success) return null;
  return parsed.data.payeePaymentReference.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
