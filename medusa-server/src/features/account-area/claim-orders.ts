import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { assignOrders } from "./sql/assign-orders.ts";
import { findOrCreateAccountCustomer } from "./customers/find-or-create-account-customer.ts";

/** Counts the guest orders of a user's verified e-mail that belong to no account yet. */
export async function countClaimable(container: MedusaContainer, email: string): Promise<number> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [, count] = await checkouts.listAndCountPurchases(
    { email, account_id: null, order_id: { $ne: null } },
    { select: ["id"], take: 1 },
  );
  return count;
}

/**
 * Assigns the guest orders of an e-mail to an account, each order once.
 * @returns the number of assigned orders
 * @throws MedusaError NOT_FOUND when the account does not exist
 */
export async function claimGuestOrders(
  container: MedusaContainer,
  accountId: string,
  email: string,
): Promise<number> {
  const customerId = await findOrCreateAccountCustomer(container, accountId);
  return assignOrders(container, { accountId, customerId, email });
}
