import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentEvents } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import type { Settled } from "./settle-checkout.ts";
import { withCheckoutLock } from "../orders/with-checkout-lock.ts";
import { readCartPayments } from "../payments/sql/read-cart-payments.ts";
import { listUnreturned } from "../payments/list-unreturned.ts";
import type { UndonePayment } from "../payments/undo-payment.ts";

/**
 * Cancels or refunds every payment of a cancelled order. Medusa's own cancelling is not enough: it goes on when the
 * payment service does not answer or refuses, records the refund anyway and only logs the failure.
 *
 * @returns null when nothing is left to refund
 * @throws when the payment service does not answer or refuses
 */
export async function payBack(
  container: MedusaContainer,
  { orderId, checkoutId, cartId }: { orderId: string; checkoutId: string; cartId: string },
): Promise<Settled | null> {
  const action = await withCheckoutLock(container, checkoutId, { from: "settlement" }, () =>
    endPayments(container, cartId),
  );
  const reason = "the order was cancelled while the payment service failed";
  return action && { action, orderId, reason };
}

/**
 * Cancels the payments without captured money and refunds the others. Writes no transaction on the order: Medusa has
 * already recorded the intended refund, and Medusa's own refund workflow refuses a cancelled order.
 *
 * @returns null when nothing is left to cancel or refund, such as after another process has refunded the order
 */
async function endPayments(container: MedusaContainer, cartId: string): Promise<UndonePayment | null> {
  const payments = container.resolve(Modules.PAYMENT);
  let action: UndonePayment | null = null;
  for (const { payment } of await readCartPayments(container, cartId)) {
    if (!payment || payment.isCanceled || payment.captures.length > 0) continue;
    await payments.cancelPayment(payment.id);
    action = "cancelled";
  }
  for (const { paymentId, amountMinor } of await listUnreturned(container, cartId)) {
    await payments.refundPayment({ payment_id: paymentId, amount: toMajor(amountMinor) });
    await container
      .resolve(Modules.EVENT_BUS)
      .emit({ name: PaymentEvents.REFUNDED, data: { id: paymentId } });
    action = "refunded";
  }
  return action;
}
