import type { MedusaContainer } from "@medusajs/framework/types";
import { withCheckoutLock } from "../orders/with-checkout-lock.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";

/**
 * Runs a job on an account's order while no other call changes it and none takes its money: under the lock of its checkout.
 *
 * @param call.request names what is asked for: calls of the same one that wait share their reply
 * @returns null when the account has no such order
 * @throws as withCheckoutLock does
 */
export async function withOrderLock<T>(
  container: MedusaContainer,
  { accountId, orderId, request }: { accountId: string; orderId: string; request: string },
  job: () => Promise<T>,
): Promise<T | null> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [purchase] = await checkouts.listPurchases(
    { account_id: accountId, order_id: orderId },
    { select: ["checkout_id", "email"] },
  );
  // Without its e-mail, the order has forgotten who placed it.
  if (!purchase?.email) return null;
  const call = { from: "shopper", request: `${request}:${orderId}` } as const;
  return withCheckoutLock(container, purchase.checkout_id, call, job);
}
