import { z } from "@medusajs/framework/zod";

const notificationSchema = z.union([
  z.object({ session_id: z.string(), authorization_token: z.string().min(1) }),
  z.object({ order_id: z.string(), event_type: z.string() }),
]);

export type PayLaterHint =
  /** The shopper has authorized the payment. With the token the order can be made without the shopper's browser. */
  | { kind: "authorized"; providerSessionId: string; authorizationToken: string }
  /** An order has changed and has to be read from the provider. */
  | { kind: "order"; orderId: string };

/**
 * Parses a notification of the provider; null when its content is unknown. A notification is only a hint: the caller
 * has to read the order from the provider. The token of a notification must not replace a token from the browser.
 */
export function parsePayLaterNotification(body: unknown): PayLaterHint | null {
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return null;
  if ("order_id" in parsed.data) return { kind: "order", orderId: parsed.data.order_id };
  const { session_id, authorization_token } = parsed.data;
  return { kind: "authorized", providerSessionId: session_id, authorizationToken: authorization_token };
}
