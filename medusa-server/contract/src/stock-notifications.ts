import { isEmail } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

export const stockNotificationBodySchema = z.strictObject({
  variationId: z.string().min(1),
  /** In lower case. */
  email: z.string().refine(isEmail),
  /** Of the mails about it. */
  language: z.string().min(2).max(5),
  askedAt: z.iso.datetime(),
});
const stockNotificationReplySchema = z.object({ saved: z.literal(true) });

const stockNotificationsQuerySchema = z.strictObject({ variationId: z.string().min(1) });
const stockNotificationsReplySchema = z.object({
  stockNotifications: z.array(
    z.object({ variationId: z.string(), email: z.string(), language: z.string(), askedAt: z.iso.datetime() }),
  ),
});

/** Token from the mail's link. */
export const stockNotificationTokenBodySchema = z.strictObject({ token: z.string().min(20).max(100) });
const confirmedReplySchema = z.object({ confirmed: z.boolean() });
const unsubscribedReplySchema = z.object({ unsubscribed: z.literal(true) });

/** A request for a mail when a variation is back in stock [3.47]. */
export type StockNotification = Immutable<z.infer<typeof stockNotificationBodySchema>>;

export const stockNotificationCalls = {
  /**
   * Saves a request and mails a confirmation link, once per variation and address. An address gets at most
   * `mostConfirmationsPerDay` such mails a day; further requests are dropped.
   */
  saveStockNotification: call({
    method: "POST",
    path: "stock-notifications",
    body: stockNotificationBodySchema,
    reply: stockNotificationReplySchema,
    request: (notification: StockNotification) => ({ body: notification }),
    result: () => {},
  }),
  /** Confirms the request of a mailed token. Returns whether it exists; repeating it has no further effect. */
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
  /** The confirmed requests for a variation, oldest first. */
  listStockNotifications: call({
    method: "GET",
    path: "stock-notifications",
    query: stockNotificationsQuerySchema,
    reply: stockNotificationsReplySchema,
    request: (variationId: string) => ({ query: { variationId } }),
    result: ({ stockNotifications }) => stockNotifications,
  }),
};
