import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /stockNotification/unsubscribe [3.47]: the same reply whether anything was waited for. */
export function postStockNotificationUnsubscribe({
  store,
}: Services): Handler<"POST /stockNotification/unsubscribe"> {
  return async ({ body: { token } }) => {
    await store.endStockNotifications(token);
    return { unsubscribed: true };
  };
}
