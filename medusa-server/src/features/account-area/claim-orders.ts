import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { assignOrders } from "./sql/assign-orders.ts";
import { findOrCreateAccountCustomer } from "./customers/find-or-create-account-customer.ts";

/** How many orders were placed as a guest with an e-mail, which the user has verified, and belong to no account. */
export async function countClaimable(container: MedusaContainer, email: string): Promise<number> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [, count] = await checkouts.listAndCountPurchases(
    { email, account_id: null, order_id: { $ne: null } },
    { select: ["id"], take: 1 },
  );
  return count;
}

/**
 * Gives these orders to an account, each once. Returns how many they were.
 * @throws MedusaError NOT_FOUND when there is no such account
 */
export async function claimGuestOrders(
  container: MedusaContainer,
  accountId: string,
  email: string,
): Promise<number> {
  const customerId = await findOrCreateAccountCustomer(container, accountId);
  return assignOrders(container, { accountId, customerId, email });
}
