import { showOrder } from "../accounts/show-order.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/{id}/orders/{orderId} [2.19] */
export function getAccountOrder(services: Services): Handler<"GET /account/{id}/orders/{orderId}"> {
  return ({ params, query }, { account }) => showOrder(services, account.id, params.orderId, query.language);
}
