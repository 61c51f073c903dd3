import { showOrder } from "../accounts/show-order.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/orders/{orderId}/cancel @throws ApiFailure order_not_found, order_not_cancellable */
export function postAccountCancelOrder(
  services: Services,
): Handler<"POST /account/{id}/orders/{orderId}/cancel"> {
  return async ({ params: { orderId }, query }, { account }) => {
    const cancelled = await services.engine.cancelOrder(account.id, orderId);
    if (cancelled === "unknown") throw new ApiFailure("order_not_found");
    if (cancelled === "not_cancellable") throw new ApiFailure("order_not_cancellable");
    return showOrder(services, account.id, orderId, query.language);
  };
}
