import { isRoleEnough } from "@spolverk/domain";
import { nameOrders } from "../accounts/name-orders.ts";
import { toOrderSummary } from "../accounts/to-order-summary.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

const pageSize = 10;

/** GET /account/{id}/orders [2.19]: with how many orders of a guest the user may claim, as an owner. */
export function getAccountOrders(services: Services): Handler<"GET /account/{id}/orders"> {
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
