import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules, PaymentEvents } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import { withCheckoutLock } from "../checkout/with-checkout-lock.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { findOwingOrders } from "../sql/find-owing-orders.ts";
import { readCartPayments } from "../sql/read-cart-payments.ts";
import { listUnreturned } from "./list-unreturned.ts";
import type { UndonePayment } from "./undo-payment.ts";

/**
 * Sees that a cancelled order costs its customer nothing. When the payment service does not answer or refuses, Medusa's
 * own cancelling goes on, notes the refund all the same, and says so in the log alone. What fails again is left for the
 * next sweep and keeps none of the others waiting.
 */
export async function payBackCancelledOrders(container: MedusaContainer): Promise<void> {
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
  for (const { orderId, checkoutId, cartId } of await findOwingOrders(container)) {
    try {
      const action = await withCheckoutLock(container, checkoutId, { from: "settlement" }, () =>
        endPayments(container, cartId),
      );
      if (action === null) continue;
      const reason = "the order was cancelled while the payment service failed";
      await checkouts.createPaymentChecks({ checkout_id: checkoutId, order_id: orderId, action, reason });
      logger.info(`Payment check of ${checkoutId}: ${action} (${reason})`);
    } catch (error) {
      logger.error(`The payment of checkout ${checkoutId} could not be settled yet: ${String(error)}`);
    }
  }
}

/**
 * The order needs no note of it: Medusa has noted what it meant to refund, and refuses its own workflow for a cancelled one.
 *
 * @returns null when another process has done it meanwhile
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
