import { z } from "@medusajs/framework/zod";

const notificationSchema = z.union([
  z.object({ session_id: z.string(), authorization_token: z.string().min(1) }),
  z.object({ order_id: z.string(), event_type: z.string() }),
]);

export type PayLaterHint =
  /** The shopper authorized; with the token the order can be made after the browser is gone. */
  | { kind: "authorized"; providerSessionId: string; authorizationToken: string }
  /** An order has changed and has to be read. */
  | { kind: "order"; orderId: string };

/**
 * Parses a notification of the provider; null when its content is unknown. It is only a hint: the provider's order
 * proves a token, and the order is read from the provider. Its token belongs in a session without one: it must not
 * replace the browser's own.
 */
export function parsePayLaterNotification(body: unknown): PayLaterHint | null {
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return null;
  if ("order_id" in parsed.data) return { kind: "order", orderId: parsed.data.order_id };
  const { session_id, authorization_token } = parsed.data;
  return { kind: "authorized", providerSessionId: session_id, authorizationToken: authorization_token };
}
