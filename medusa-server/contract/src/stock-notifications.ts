import { isEmail } from "@spolverk/domain";
import { z } from "zod";
import { call } from "./call.ts";

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

/** A request for a mail when a variation is back in stock [3.47]; `email` is in lower case, `askedAt` an ISO date-time. */
export type StockNotification = { variationId: string; email: string; language: string; askedAt: string };

export const stockNotificationCalls = {
  /**
   * Saves a request and mails its address a confirmation link, once for a variation and an address: saving again changes
   * nothing. An address gets at most `mostConfirmationsPerDay` such mails a day; further requests are dropped.
   */
  saveStockNotification: call({
    method: "POST",
    path: "stock-notifications",
    body: stockNotificationBodySchema,
    reply: stockNotificationReplySchema,
    request: ({ variationId, email, language, askedAt }: StockNotification) => ({
      body: { variant_id: variationId, email, language, asked_at: askedAt },
    }),
    result: () => {},
  }),
  /** Confirms the request of a mailed token. Returns whether there is one; confirming twice is fine. */
  confirmStockNotification: call({
    method: "POST",
    path: "stock-notifications/confirm",
    body: stockNotificationTokenBodySchema,
    reply: confirmedReplySchema,
    request: (token: string) => ({ body: { token } }),
    result: ({ confirmed }) => confirmed,
  }),
  /** Deletes all requests of the address that a token was mailed to; an unknown token deletes none. */
  endStockNotifications: call({
    method: "POST",
    path: "stock-notifications/unsubscribe",
    body: stockNotificationTokenBodySchema,
    reply: unsubscribedReplySchema,
    request: (token: string) => ({ body: { token } }),
    result: () => {},
  }),
  /** The confirmed requests for a variation, the oldest first. */
  listStockNotifications: call({
    method: "GET",
    path: "stock-notifications",
    query: stockNotificationsQuerySchema,
    reply: stockNotificationsReplySchema,
    request: (variationId: string) => ({ query: { variant_id: variationId } }),
    result: ({ stock_notifications }) =>
      stock_notifications.map(({ variant_id, asked_at, email, language }) => ({
        variationId: variant_id,
        email,
        language,
        askedAt: asked_at,
      })),
  }),
};
