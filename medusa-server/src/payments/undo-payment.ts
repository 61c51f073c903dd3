import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { readCartPayments } from "./read-cart-payment.ts";

/** refunded: money had been taken and was given back. cancelled: none had. */
export type UndonePayment = "refunded" | "cancelled";

/**
 * Sees that a cart's payment costs the shopper nothing: what was taken is given back in full, what was
 * not cannot be taken any more. Doing it twice changes nothing.
 * @throws when the provider does not answer: do it again later
 */
export async function undoPayment(container: MedusaContainer, cartId: string): Promise<UndonePayment> {
  const payments = container.resolve(Modules.PAYMENT);
  let undone: UndonePayment = "cancelled";
  for (const { sessionId, payment } of await readCartPayments(container, cartId)) {
    if (payment?.isCaptured) {
      const { amount, refunds } = await payments.retrievePayment(payment.id, { relations: ["refunds"] });
      if ((refunds ?? []).length === 0) await payments.refundPayment({ payment_id: payment.id, amount });
      undone = "refunded";
      continue;
    }
    if (payment && !payment.isCancelled) await payments.cancelPayment(payment.id);
    await payments.deletePaymentSession(sessionId);
  }
  return undone;
}
