import type { IPaymentModuleService, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { toMajor } from "@spolverk/domain";
import { readProvider } from "./payment-methods.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";
import { toMinorAmount } from "../../money/to-minor-amount.ts";

/** refunded: money had been taken and was given back. cancelled: none had. */
export type UndonePayment = "refunded" | "cancelled";

/** Of a payment as Medusa has it: what is written down of an amount, which Medusa itself never changes. */
type AmountWriting = {
  updatePayments(changes: { id: string; amount: number }): Promise<unknown>;
  updateCaptures(changes: { id: string; amount: number }): Promise<unknown>;
};

/**
 * Sees that a cart's payment costs the shopper nothing: what was taken is given back in full, what was
 * not cannot be taken any more. Doing it twice changes nothing.
 * @throws when the provider does not answer: do it again later
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
 * Ends a session, so that nothing can be paid by it. Where it has been paid meanwhile, which Medusa does not know yet, it
 * is told so and gives the money back.
 * @returns whether there was money to give back
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

/** Gives back what the provider took, which need not be what it was asked to take. */
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
    // Medusa noted the amount that it had asked for, and refunds no more than it noted.
    await payments.updatePayments({ id: paymentId, amount: toMajor(amount) });
    for (const { id } of payment.captures ?? []) {
      await payments.updateCaptures({ id, amount: toMajor(amount) });
    }
  }
  await payments.refundPayment({ payment_id: paymentId, amount: toMajor(amount) });
}
