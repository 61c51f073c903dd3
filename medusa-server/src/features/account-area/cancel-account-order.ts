import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { z } from "@medusajs/framework/zod";
import { cancelOrderWorkflow, refundPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { toMajor } from "@spolverk/domain";
import type { cancelOrderReplySchema } from "@spolverk/medusa-contract";
import { faultPoint } from "../../environment/fault-point.ts";
import { expectPresent } from "../../database/expect-present.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { listUnreturned } from "../payments/list-unreturned.ts";
import type { UndonePayment } from "../payments/undo-payment.ts";
import { cancelledByCustomer, cancelledByNobody } from "../orders/cancelled-by-customer.ts";
import { readAccountOrder } from "./read-account-orders.ts";
import { withOrderLock } from "./with-order-lock.ts";

type Reply = z.infer<typeof cancelOrderReplySchema>;
type Names = { accountId: string; orderId: string };

/**
 * Cancels an order of which nothing is packed. Refunds the payments first, because Medusa's own workflow cancels an
 * order even when the payment service does not answer. Then runs that workflow, which releases the order's stock. A
 * workflow hook returns the order's coupon; the journal's consumers return its gift card and mail the customer. A
 * second call has no effect. After a crash, the sweeper or the next call finishes the cancellation.
 * @throws when the payment service does not answer, and then nothing has changed; also as withCheckoutLock does
 */
export async function cancelAccountOrder(container: MedusaContainer, names: Names): Promise<Reply> {
  const call = { ...names, request: "cancel" };
  return (await withOrderLock(container, call, () => cancelOrder(container, names))) ?? { kind: "unknown" };
}

/**
 * Finishes a cancellation that the customer requested and a crashed process left unfinished. Call it under the
 * checkout's lock.
 * @returns whether money was refunded; null when the order can no longer be cancelled
 * @throws when the payment service does not answer
 */
export async function finishCancelling(
  container: MedusaContainer,
  orderId: string,
): Promise<UndonePayment | null> {
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const [purchase] = await checkouts.listPurchases({ order_id: orderId }, { select: ["account_id"] });
  const accountId = expectPresent(purchase?.account_id, `account of order ${orderId}`);
  const { kind } = await cancelOrder(container, { accountId, orderId });
  if (kind !== "cancelled") return null;
  const order = await readAccountOrder(container, accountId, orderId);
  return order !== null && order.refunded > 0 ? "refunded" : "cancelled";
}

/** Call it under the checkout's lock. */
async function cancelOrder(container: MedusaContainer, { accountId, orderId }: Names): Promise<Reply> {
  const orders = container.resolve(Modules.ORDER);
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const order = await readAccountOrder(container, accountId, orderId);
  if (order === null) return { kind: "unknown" };
  const { checkoutId, cartId } = await checkouts.retrievePurchaseOfOrder(orderId);
  const { cancel_due: isBegun } = await checkouts.retrieveCheckout(checkoutId, { select: ["cancel_due"] });
  const forget = () => checkouts.writePlacing(checkoutId, { cancel_due: false });
  const takeBack = async () => {
    await orders.updateOrders(orderId, { metadata: cancelledByNobody });
    await forget();
  };
  const isGoingOn = isBegun && order.state === "refunded";
  if (!order.canCancel && !isGoingOn) {
    const isDone = order.state === "cancelled";
    if (isBegun) await (isDone ? forget() : takeBack());
    return { kind: isDone ? "cancelled" : "not_cancellable" };
  }

  await checkouts.writePlacing(checkoutId, { cancel_due: true });
  // The cancellation mail reads who cancelled the order.
  await orders.updateOrders(orderId, { metadata: cancelledByCustomer });
  try {
    for (const { paymentId, amountMinor } of await listUnreturned(container, cartId)) {
      await refundPaymentWorkflow(container).run({
        input: { payment_id: paymentId, amount: toMajor(amountMinor) },
      });
    }
    faultPoint("after-refund");
    await cancelOrderWorkflow(container).run({ input: { order_id: orderId } });
    await forget();
    return { kind: "cancelled" };
  } catch (error) {
    const now = await readAccountOrder(container, accountId, orderId);
    if (now?.state === "cancelled") {
      await forget();
      return { kind: "cancelled" };
    }
    // The cancellation stays due when an earlier call has begun it or the refund has succeeded: no reply has reported a
    // failure to the customer.
    if (isBegun || now?.state === "refunded") throw error;
    await takeBack();
    // `canCancel` is false when a merchandiser has packed the order meanwhile.
    if (now?.canCancel !== false) throw error;
    return { kind: "not_cancellable" };
  }
}
