import { z } from "zod";
import type { CommercePort } from "../port.ts";
import type { MedusaClient } from "./medusa-client.ts";

type StockNotificationStore = Pick<
  CommercePort,
  "saveStockNotification" | "confirmStockNotification" | "endStockNotifications" | "listStockNotifications"
>;

const path = "stock-notifications";
const savedSchema = z.object({ saved: z.literal(true) });
const confirmedSchema = z.object({ confirmed: z.boolean() });
const unsubscribedSchema = z.object({ unsubscribed: z.literal(true) });
const listSchema = z.object({
  stock_notifications: z.array(
    z.object({
      variant_id: z.string(),
      email: z.string(),
      language: z.string(),
      asked_at: z.iso.datetime(),
    }),
  ),
});

export function createStockNotificationStore(medusa: MedusaClient): StockNotificationStore {
  return {
    saveStockNotification: async ({ variationId, email, language, askedAt }) => {
      await medusa.post(savedSchema, path, { variant_id: variationId, email, language, asked_at: askedAt });
    },
    confirmStockNotification: async (token) =>
      (await medusa.post(confirmedSchema, `${path}/confirm`, { token })).confirmed,
    endStockNotifications: async (token) => {
      await medusa.post(unsubscribedSchema, `${path}/unsubscribe`, { token });
    },
    listStockNotifications: async (variationId) => {
      const reply = await medusa.get(listSchema, path, { variant_id: variationId });
      return reply.stock_notifications.map(({ variant_id, email, language, asked_at }) => ({
        variationId: variant_id,
        email,
        language,
        askedAt: asked_at,
      }));
    },
  };
}
