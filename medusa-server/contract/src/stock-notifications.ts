import { isEmail } from "@spolverk/domain";
import { z } from "zod";

export const stockNotificationBodySchema = z.strictObject({
  variant_id: z.string().min(1),
  email: z.string().refine(isEmail),
  language: z.string().min(2).max(5),
  asked_at: z.iso.datetime(),
});
export type StockNotificationBody = z.infer<typeof stockNotificationBodySchema>;
export const stockNotificationReplySchema = z.object({ saved: z.literal(true) });

export const stockNotificationsQuerySchema = z.strictObject({ variant_id: z.string().min(1) });
export type StockNotificationsQuery = z.infer<typeof stockNotificationsQuerySchema>;
export const stockNotificationsReplySchema = z.object({
  stock_notifications: z.array(
    z.object({
      variant_id: z.string(),
      email: z.string(),
      language: z.string(),
      asked_at: z.iso.datetime(),
    }),
  ),
});
export type StockNotificationsReply = z.infer<typeof stockNotificationsReplySchema>;

/** What the mail's link holds. */
export const stockNotificationTokenBodySchema = z.strictObject({ token: z.string().min(20).max(100) });
export type StockNotificationTokenBody = z.infer<typeof stockNotificationTokenBodySchema>;
export const confirmedReplySchema = z.object({ confirmed: z.boolean() });
export const unsubscribedReplySchema = z.object({ unsubscribed: z.literal(true) });
