import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /stockNotification/confirm [3.47]: doing it twice is fine. */
export function postStockNotificationConfirm({
  store,
}: Services): Handler<"POST /stockNotification/confirm"> {
  return async ({ body: { token } }) => {
    if (!(await store.confirmStockNotification(token))) {
      throw new ApiFailure("stock_notification_not_found");
    }
    return { confirmed: true };
  };
}
