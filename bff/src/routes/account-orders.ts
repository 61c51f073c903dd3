import { isRoleEnough } from "@spolverk/domain";
import { nameOrders } from "../accounts/name-orders.ts";
import { showOrder } from "../accounts/show-order.ts";
import { toOrderSummary } from "../accounts/to-order-summary.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const accountOrdersHandlers = (services: Services) =>
  ({
    "GET /account/{id}/orders": getAccountOrders(services),
    "POST /account/{id}/claimOrders": postAccountClaimOrders(services),
    "GET /account/{id}/orders/{orderId}": getAccountOrder(services),
    "GET /account/{id}/orders/{orderId}/invoice": getAccountInvoice(services),
    "POST /account/{id}/orders/{orderId}/cancel": postAccountCancelOrder(services),
    "POST /account/{id}/orders/{orderId}/return": postAccountReturn(services),
  }) satisfies Partial<Handlers>;

const pageSize = 10;

/** GET /account/{id}/orders [2.19]: for an owner, with the number of guest orders that they may claim. */
function getAccountOrders(services: Services): Handler<"GET /account/{id}/orders"> {
  const { engine } = services;
  return async ({ query: { query, page, language } }, { account, user }) => {
    const [{ orders, total }, claimable] = await Promise.all([
      engine.listOrders(account.id, { query, page, pageSize }),
      isRoleEnough(account.role, "owner") ? engine.countClaimableOrders(account.id, user.email) : 0,
    ]);
    const named = await nameOrders(services, orders, language);
    return { orders: named.map(toOrderSummary), total, page, pageSize, claimable };
  };
}

/**
 * POST /account/{id}/claimOrders: assigns the guest orders with the user's address to the account. The identity
 * provider has verified that the address is the user's.
 */
function postAccountClaimOrders({ engine }: Services): Handler<"POST /account/{id}/claimOrders"> {
  return async (_, { account, user }) => ({ claimed: await engine.claimOrders(account.id, user.email) });
}

/** GET /account/{id}/orders/{orderId} [2.19] */
function getAccountOrder(services: Services): Handler<"GET /account/{id}/orders/{orderId}"> {
  return ({ params, query }, { account }) => showOrder(services, account.id, params.orderId, query.language);
}

/** GET /account/{id}/orders/{orderId}/invoice @throws ApiFailure order_not_found, invoice_not_found */
function getAccountInvoice(services: Services): Handler<"GET /account/{id}/orders/{orderId}/invoice"> {
  return async ({ params: { orderId }, query: { creditNote, language } }, { account }) => {
    const file = await services.engine.getInvoice(account.id, orderId, creditNote || null);
    if (file === null) {
      await showOrder(services, account.id, orderId, language);
      throw new ApiFailure("invoice_not_found");
    }
    return { ...file, type: "application/pdf" };
  };
}

/** POST /account/{id}/orders/{orderId}/cancel @throws ApiFailure order_not_found, order_not_cancellable */
function postAccountCancelOrder(services: Services): Handler<"POST /account/{id}/orders/{orderId}/cancel"> {
  return async ({ params: { orderId }, query }, { account }) => {
    const cancelled = await services.engine.cancelOrder(account.id, orderId);
    if (cancelled === "unknown") throw new ApiFailure("order_not_found");
    if (cancelled === "not_cancellable") throw new ApiFailure("order_not_cancellable");
    return showOrder(services, account.id, orderId, query.language);
  };
}

/**
 * POST /account/{id}/orders/{orderId}/return [9.36]
 * @throws ApiFailure invalid_request for a duplicate line, order_not_found, order_not_returnable
 */
function postAccountReturn(services: Services): Handler<"POST /account/{id}/orders/{orderId}/return"> {
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
