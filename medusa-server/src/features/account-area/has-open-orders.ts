import type { MedusaContainer } from "@medusajs/framework/types";
import { isOrderOpen } from "@spolverk/domain";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readAccountOrders } from "./read-account-orders.ts";

const batchSize = 100;

/**
 * Tells whether an account has an order that is still open, an open return, or a checkout whose order is being placed.
 */
export async function hasOpenOrders(container: MedusaContainer, accountId: string): Promise<boolean> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  if (await checkouts.isPlacing(accountId)) return true;
  const purchases = await checkouts.listPurchases(
    { account_id: accountId, order_id: { $ne: null }, email: { $ne: null } },
    { select: ["order_id"], take: null },
  );
  const ids = purchases.flatMap(({ order_id }) => order_id ?? []);
  const now = new Date();
  for (let start = 0; start < ids.length; start += batchSize) {
    const orders = await readAccountOrders(container, accountId, ids.slice(start, start + batchSize));
    const isOpen = orders.some(({ state, returns, parcels }) => {
      const sent = parcels.flatMap(({ sentAt }) => (sentAt === null ? [] : Date.parse(sentAt)));
      const lastShippedAt = sent.length === 0 ? null : new Date(Math.max(...sent));
      const hasOpenReturn = returns.some((one) => one.state === "requested");
      return isOrderOpen({ state, hasOpenReturn, lastShippedAt }, now);
    });
    if (isOpen) return true;
  }
  return false;
}
