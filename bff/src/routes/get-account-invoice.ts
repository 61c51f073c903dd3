import { showOrder } from "../accounts/show-order.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** GET /account/{id}/orders/{orderId}/invoice @throws ApiFailure order_not_found, invoice_not_found */
export function getAccountInvoice(services: Services): Handler<"GET /account/{id}/orders/{orderId}/invoice"> {
  return async ({ params: { orderId }, query: { creditNote, language } }, { account }) => {
    const file = await services.engine.getInvoice(account.id, orderId, creditNote || null);
    if (file === null) {
      await showOrder(services, account.id, orderId, language);
      throw new ApiFailure("invoice_not_found");
    }
    return { ...file, type: "application/pdf" };
  };
}
