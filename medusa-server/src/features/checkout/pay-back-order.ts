import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { checkPayment } from "./check-payment.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { payBack } from "./pay-back.ts";

/**
 * Refunds what a cancelled order still owes its customer: see `payBack`. Idempotent. Skips an order that is not
 * cancelled, and one whose payment check a merchandiser has closed since the cancellation.
 * @throws Error when the payment service does not answer or refuses; after several failures the payment needs attention
 *   in the admin
 */
export async function payBackOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderId }, { select: ["id", "canceled_at"] });
  if (!order?.canceled_at) return;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [purchase] = await checkouts.listPurchases(
    { order_id: orderId },
    { select: ["checkout_id", "cart_id"] },
  );
  // Without a purchase, the order was not created by the shop's checkout.
  if (purchase === undefined) return;
  const [dealtWith] = await checkouts.listPaymentChecks(
    { order_id: orderId, closed_by: { $ne: null }, closed_at: { $gte: new Date(order.canceled_at) } },
    { select: ["id"] },
  );
  if (dealtWith !== undefined) return;
  const { checkout_id: checkoutId, cart_id: cartId } = purchase;
  const isDone = await checkPayment(container, checkoutId, () =>
    payBack(container, { orderId, checkoutId, cartId }),
  );
  if (!isDone) throw new Error("The payment service did not answer, or refused; the log has the reason");
}
