import type { IPaymentModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import { readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";
import { toMinorAmount } from "../../money/to-minor-amount.ts";

/** refunded: captured money was refunded. cancelled: no money had been captured. */
export type UndonePayment = "refunded" | "cancelled";

/** Methods that change the amounts stored with a payment. Medusa's type of the service does not declare them. */
type AmountWriting = {
  updatePayments(changes: { id: string; amount: number }): Promise<unknown>;
  updateCaptures(changes: { id: string; amount: number }): Promise<unknown>;
};

/**
 * Undoes a cart's payment: captured money is refunded in full unless it has a refund already, and an authorization is
 * cancelled. Idempotent.
 * @throws when the provider does not answer or refuses: call it again later
 */
export async function undoPayment(container: MedusaContainer, cartId: string): Promise<UndonePayment> {
  const payments = container.resolve<IPaymentModuleService & AmountWriting>(Modules.PAYMENT);
  let undone: UndonePayment = "cancelled";
  for (const { sessionId, providerId, payment } of await readCartPayments(container, cartId)) {
    if (payment?.isCaptured) {
      await refundTaken(payments, payment.id, providerId);
      undone = "refunded";
      continue;
    }
    if (payment && !payment.isCanceled) await payments.cancelPayment(payment.id);
    if (await endSession(payments, sessionId, providerId)) undone = "refunded";
  }
  return undone;
}

/**
 * Deletes a session, so that the shopper can no longer pay it. If the provider reports that it was paid meanwhile,
 * records the payment and refunds it.
 * @returns whether there was money to refund
 */
async function endSession(
  payments: IPaymentModuleService & AmountWriting,
  sessionId: string,
  providerId: string,
): Promise<boolean> {
  try {
    await payments.deletePaymentSession(sessionId);
    return false;
  } catch (error) {
    const payment = await payments.authorizePaymentSession(sessionId, {}).catch(() => null);
    const isTaken = payment !== null && (await isCaptured(payments, payment.id));
    if (!isTaken) throw error;
    await refundTaken(payments, payment.id, providerId);
    return true;
  }
}

async function isCaptured(payments: IPaymentModuleService, paymentId: string): Promise<boolean> {
  const { captured_at } = await payments.retrievePayment(paymentId, { select: ["captured_at"] });
  return captured_at !== null && captured_at !== undefined;
}

/**
 * Refunds the amount that the provider took, which may differ from the requested amount. Does nothing when the payment
 * has a refund already.
 */
async function refundTaken(
  payments: IPaymentModuleService & AmountWriting,
  paymentId: string,
  providerId: string,
): Promise<void> {
  const payment = await payments.retrievePayment(paymentId, { relations: ["refunds", "captures"] });
  if ((payment.refunds ?? []).length > 0) return;
  const taken = readProvider(providerId).toAuthorized(payment.data);
  const amount = taken === null ? toMinorAmount(payment.amount) : taken.amountMinor;
  if (amount !== toMinorAmount(payment.amount)) {
    // Medusa recorded the requested amount, and refunds no more than it recorded.
    await payments.updatePayments({ id: paymentId, amount: toMajor(amount) });
    for (const { id } of payment.captures ?? []) {
      await payments.updateCaptures({ id, amount: toMajor(amount) });
    }
  }
  await payments.refundPayment({ payment_id: paymentId, amount: toMajor(amount) });
}
