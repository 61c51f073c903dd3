import type { MedusaContainer } from "@medusajs/framework/types";
import { withCheckoutLock } from "../orders/with-checkout-lock.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";

/**
 * Runs a job on an account's order under the lock of its checkout, so that no other call changes the order or captures
 * its payment meanwhile.
 *
 * @param call.request identifies the request: calls that wait for the lock with the same request share one reply
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
  // An order without its e-mail is anonymized.
  if (!purchase?.email) return null;
  const call = { from: "shopper", request: `${request}:${orderId}` } as const;
  return withCheckoutLock(container, purchase.checkout_id, call, job);
}
