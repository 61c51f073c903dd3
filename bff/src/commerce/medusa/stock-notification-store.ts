import {
  confirmedReplySchema,
  stockNotificationReplySchema,
  stockNotificationsReplySchema,
  unsubscribedReplySchema,
} from "@spolverk/medusa-contract";
import type { ShopStore } from "../store.ts";
import type { MedusaClient } from "./medusa-client.ts";

type StockNotificationStore = Pick<
  ShopStore,
  "saveStockNotification" | "confirmStockNotification" | "endStockNotifications" | "listStockNotifications"
>;

const path = "stock-notifications";
export function createStockNotificationStore(medusa: MedusaClient): StockNotificationStore {
  return {
    saveStockNotification: async ({ variationId, email, language, askedAt }) => {
      await medusa.post(stockNotificationReplySchema, path, {
        variant_id: variationId,
        email,
        language,
        asked_at: askedAt,
      });
    },
    confirmStockNotification: async (token) =>
      (await medusa.post(confirmedReplySchema, `${path}/confirm`, { token })).confirmed,
    endStockNotifications: async (token) => {
      await medusa.post(unsubscribedReplySchema, `${path}/unsubscribe`, { token });
    },
    listStockNotifications: async (variationId) => {
      const reply = await medusa.get(stockNotificationsReplySchema, path, { variant_id: variationId });
      return reply.stock_notifications.map(({ variant_id, email, language, asked_at }) => ({
        variationId: variant_id,
        email,
        language,
        askedAt: asked_at,
      }));
    },
  };
}
