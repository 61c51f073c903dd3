import type { MedusaContainer } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { checkPayment } from "./check-payment.ts";
import { settleCheckout } from "./settle-checkout.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { payBack } from "./pay-back.ts";

/**
 * Repeats at once the check of a payment that needs attention, as the sweeper does.
 *
 * @returns whether it succeeded; otherwise the check's reason is the error
 * @throws MedusaError NOT_ALLOWED for a closed check
 */
export async function retryPaymentCheck(container: MedusaContainer, id: string): Promise<boolean> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const { action, closed_at, checkout_id: checkoutId, order_id } = await checkouts.retrievePaymentCheck(id);
  if (action !== "needs_attention" || closed_at !== null) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This payment does not need attention any more");
  }
  return checkPayment(container, checkoutId, async () => {
    const settled = await settleCheckout(container, checkoutId, new Date());
    if (settled !== null || order_id === null) return settled;
    const order = await container
      .resolve(Modules.ORDER)
      .retrieveOrder(order_id, { select: ["id", "canceled_at"] });
    if (!order.canceled_at) return null;
    const { cartId } = await checkouts.retrievePurchaseOfOrder(order_id);
    return payBack(container, { orderId: order_id, checkoutId, cartId });
  });
}
