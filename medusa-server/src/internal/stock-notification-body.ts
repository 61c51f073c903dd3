import { z } from "@medusajs/framework/zod";
import { isEmail } from "@spolverk/domain";

export const stockNotificationBodySchema = z.strictObject({
  variant_id: z.string().min(1),
  email: z.string().refine(isEmail),
  language: z.string().min(2).max(5),
  asked_at: z.iso.datetime().transform((at) => new Date(at)),
});
export type StockNotificationBody = z.infer<typeof stockNotificationBodySchema>;

export const stockNotificationsQuerySchema = z.strictObject({ variant_id: z.string().min(1) });
export type StockNotificationsQuery = z.infer<typeof stockNotificationsQuerySchema>;

/** What the mail's link holds. */
export const stockNotificationTokenBodySchema = z.strictObject({ token: z.string().min(20).max(100) });
export type StockNotificationTokenBody = z.infer<typeof stockNotificationTokenBodySchema>;
