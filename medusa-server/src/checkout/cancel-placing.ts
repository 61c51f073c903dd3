import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { withdrawPlacing, type WithdrawReply } from "./withdraw-placing.ts";
import { withCheckoutLock } from "./with-checkout-lock.ts";

/**
 * Ends the placing of a checkout's record, so that the shopper may change the checkout. A call to place
 * the same record that is still on its way comes too late.
 * @throws MedusaError NOT_FOUND when there is no such checkout; as withCheckoutLock does
 */
export function cancelPlacing(
  container: MedusaContainer,
  checkoutId: string,
  version: number,
): Promise<WithdrawReply> {
  const request = `cancel:${version}`;
  return withCheckoutLock(container, checkoutId, { from: "shopper", request }, async () => {
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    return withdrawPlacing(container, await checkouts.retrieveCheckout(checkoutId), version);
  });
}
