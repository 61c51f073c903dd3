import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const stockNotificationsHandlers = (services: Services) =>
  ({
    "POST /stockNotification": postStockNotification(services),
    "POST /stockNotification/confirm": postStockNotificationConfirm(services),
    "POST /stockNotification/unsubscribe": postStockNotificationUnsubscribe(services),
  }) satisfies Partial<Handlers>;

/** POST /stockNotification [3.47]: refuses variations that are never restocked [4.31]. */
function postStockNotification({ engine, store, now }: Services): Handler<"POST /stockNotification"> {
  return async ({ body: { variationId, email }, query: { language } }) => {
    const [found] = await engine.getVariations([variationId]);
    if (!found) throw new ApiFailure("variation_not_found");
    if (found.product.discontinued || found.variation.discontinued) throw new ApiFailure("not_restocked");
    await store.saveStockNotification({ variationId, email, language, askedAt: now().toISOString() });
    return { saved: true };
  };
}

/** POST /stockNotification/confirm [3.47]: may be repeated. */
function postStockNotificationConfirm({ store }: Services): Handler<"POST /stockNotification/confirm"> {
  return async ({ body: { token } }) => {
    if (!(await store.confirmStockNotification(token))) {
      throw new ApiFailure("stock_notification_not_found");
    }
    return { confirmed: true };
  };
}

/** POST /stockNotification/unsubscribe [3.47]: the same reply with or without notifications. */
function postStockNotificationUnsubscribe({
  store,
}: Services): Handler<"POST /stockNotification/unsubscribe"> {
  return async ({ body: { token } }) => {
    await store.endStockNotifications(token);
    return { unsubscribed: true };
  };
}
