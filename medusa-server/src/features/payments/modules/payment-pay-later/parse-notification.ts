import { z } from "@medusajs/framework/zod";

const notificationSchema = z.union([
  z.object({ session_id: z.string(), authorization_token: z.string().min(1) }),
  z.object({ order_id: z.string(), event_type: z.string() }),
]);

export type PayLaterHint =
  /** The shopper authorized: with the token the order can be made though the browser is gone. */
  | { kind: "authorized"; providerSessionId: string; authorizationToken: string }
  /** Something about an order has changed: look at it. */
  | { kind: "order"; orderId: string };

/**
 * What a notification of the provider is about; null when it says nothing known. A hint only: a
 * token is proved by the order that the provider makes of it, and the order is read from the provider. A token from here
 * belongs into a session that has none: the browser's own must not be put aside for it.
 */
export function parsePayLaterNotification(body: unknown): PayLaterHint | null {
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return null;
  if ("order_id" in parsed.data) return { kind: "order", orderId: parsed.data.order_id };
  const { session_id, authorization_token } = parsed.data;
  return { kind: "authorized", providerSessionId: session_id, authorizationToken: authorization_token };
}
