import type { MedusaContainer } from "@medusajs/framework/types";
import { finishCancelling } from "../account-area/cancel-account-order.ts";
import { captureOrder } from "../payments/capture-order.ts";
import type { UndonePayment } from "../payments/undo-payment.ts";
import type { Attempt } from "./attempt-order.ts";
import { carryOut } from "./carry-out.ts";
import { readCheckout } from "./place-order.ts";
import { withCheckoutLock } from "../orders/with-checkout-lock.ts";

export type Settled = {
  action: "order_made" | "captured" | UndonePayment;
  orderId: string | null;
  reason: string;
};

/**
 * Brings a possibly abandoned checkout to its end. A paid checkout becomes an order, whose money is captured. An order
 * whose customer cancelled it is cancelled and refunded. A checkout that cannot become an order is given up, and its
 * payment is cancelled or refunded.
 * Webhooks and the sweeper call it.
 *
 * @returns what was done; null when there was nothing to do or it was recorded already
 * @throws when the provider does not answer: the next sweep retries it
 */
export function settleCheckout(
  container: MedusaContainer,
  checkoutId: string,
  now: Date,
): Promise<Settled | null> {
  return withCheckoutLock(container, checkoutId, { from: "settlement" }, async () => {
    const { checkout, isAdopted } = await readCheckout(container, checkoutId);
    if (isAdopted && checkout.order_id !== null) {
      await captureOrder(container, checkoutId, checkout.order_id);
      return { action: "order_made", orderId: checkout.order_id, reason: "found after an interruption" };
    }
    if (checkout.cancel_due && checkout.order_id !== null) {
      const action = await finishCancelling(container, checkout.order_id);
      return action && { action, orderId: checkout.order_id, reason: "the customer cancelled the order" };
    }
    const terms = { upToVersion: checkout.version, now };
    const { attempt, money, isMoneyTaken } = await carryOut(container, checkout, "settle", terms);
    if (isMoneyTaken) {
      return { action: "captured", orderId: checkout.order_id, reason: "the money was still to be taken" };
    }
    if (attempt?.kind === "placed") {
      return { action: "order_made", orderId: attempt.orderId, reason: "paid, and no order yet" };
    }
    // A wrong amount was recorded by `carryOut` already.
    if (attempt === null || money === null || attempt.kind === "wrongAmount") return null;
    return { action: money, orderId: null, reason: toReason(attempt) };
  });
}

/** The reason for giving up a placing, for the merchandiser. */
function toReason(attempt: Exclude<Attempt, { kind: "placed" }>): string {
  switch (attempt.kind) {
    case "accountDeleted":
      return "the account was deleted";
    case "notEnoughStock":
      return `out of stock: ${attempt.skus.join(", ")}`;
    case "stockReserved":
      return `held by others: ${attempt.skus.join(", ")}`;
    case "couponUsed":
      return "the coupon has been used up";
    case "giftCardChanged":
      return "the gift card was spent elsewhere";
    case "pointsChanged":
      return "the points were spent elsewhere";
    case "paymentFailed":
    case "wrongAmount":
      return "payment declined";
    case "paymentPending":
    case "paymentUnknown":
      return "not paid in time";
    case "refused":
    case "unanswered":
      return "the order could not be made";
  }
}
