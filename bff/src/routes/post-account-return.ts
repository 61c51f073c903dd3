import { showOrder } from "../accounts/show-order.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /account/{id}/orders/{orderId}/return [9.36]
 *
 * @throws ApiFailure invalid_request for a line that is named twice, order_not_found, order_not_returnable
 */
export function postAccountReturn(services: Services): Handler<"POST /account/{id}/orders/{orderId}/return"> {
  return async ({ params: { orderId }, query, body: { lines, note } }, { account }) => {
    if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
      throw new ApiFailure("invalid_request", { fields: { "body.lines": "invalid" } });
    }
    const requested = await services.engine.requestReturn(account.id, orderId, {
      lines: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
      note,
    });
    if (requested === "unknown") throw new ApiFailure("order_not_found");
    if (requested === "not_returnable") throw new ApiFailure("order_not_returnable");
    return showOrder(services, account.id, orderId, query.language);
  };
}
