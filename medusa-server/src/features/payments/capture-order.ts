import type { MedusaContainer } from "@medusajs/framework/types";
import { BigNumber, Modules, PaymentEvents } from "@medusajs/framework/utils";
import { faultPoint } from "../../environment/fault-point.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readCartPayments } from "./sql/read-cart-payments.ts";
import { readProvider } from "./payment-methods.ts";

/**
 * Captures the authorized money of a checkout's order, once: money that was captured before a crash is only recorded.
 * For a cancelled order, cancels the authorization instead. Call it under the checkout's lock.
 * @returns whether money was captured or recorded now
 * @throws when the provider does not answer; the order stays, and the sweeper retries
 */
export async function captureOrder(
  container: MedusaContainer,
  checkoutId: string,
  orderId: string,
): Promise<boolean> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const orders = container.resolve(Modules.ORDER);
  const payments = container.resolve(Modules.PAYMENT);
  const { cartId } = await checkouts.retrievePurchaseOfOrder(orderId);
  const [order, transactions, found] = await Promise.all([
    orders.retrieveOrder(orderId, { select: ["id", "status", "currency_code"] }),
    orders.listOrderTransactions({ order_id: orderId }, { select: ["reference_id"], take: null }),
    readCartPayments(container, cartId),
  ]);
  const noted = new Set(transactions.map(({ reference_id }) => reference_id));
  const due = found.flatMap(({ providerId, payment }) =>
    payment !== null && !payment.isCanceled && readProvider(providerId).takesMoney ? [payment] : [],
  );
  let isTaken = false;
  faultPoint("before-capture");
  for (const { id, isCaptured, captures } of due) {
    if (!isCaptured && order.status === "canceled") {
      // The order may have been cancelled during the capture. Medusa then assumed that the payment was captured, and
      // did not cancel it.
      await payments.cancelPayment(id);
      continue;
    }
    // Medusa's own workflow takes many more steps to the same result (docs/decisions/0057).
    const payment = isCaptured ? { captures } : await payments.capturePayment({ payment_id: id });
    const missing = (payment.captures ?? []).filter((capture) => !noted.has(capture.id));
    // Money that was captured with the authorization was recorded with the order, which leaves nothing to record.
    // Medusa refuses an empty list.
    if (missing.length === 0) continue;
    await orders.addOrderTransactions(
      missing.map((capture) => ({
        order_id: orderId,
        amount: new BigNumber(capture.amount).numeric,
        currency_code: order.currency_code,
        reference: "capture",
        reference_id: capture.id,
      })),
    );
    isTaken = true;
    if (!isCaptured) {
      await container.resolve(Modules.EVENT_BUS).emit({ name: PaymentEvents.CAPTURED, data: { id } });
    }
  }
  faultPoint("after-capture");
  await checkouts.writePlacing(checkoutId, { capture_due: false });
  return isTaken;
}
