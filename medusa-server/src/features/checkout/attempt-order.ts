import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { preparedPaymentSchema, type ProviderPayment } from "@spolverk/medusa-contract";
import { findUsedUp, type UsedUp } from "../coupons/find-used-up.ts";
import { toCouponUse } from "../coupons/coupon-use.ts";
import { spendGiftCard } from "../gift-cards/spend-gift-card.ts";
import { spendPoints } from "../club/spend-points.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { authorizePayment } from "../payments/authorize-payment.ts";
import { captureOrder } from "../payments/capture-order.ts";
import { rereadPreparedPayment } from "../payments/reread-prepared-payment.ts";
import type { PreparedRow } from "../orders/checkout-row.ts";
import { completeCart } from "./complete-cart.ts";
import { faultPoint } from "../../environment/fault-point.ts";
import { holdStock } from "./hold-stock.ts";
import { holdMinutes } from "../orders/hold-terms.ts";
import type { AttemptKind } from "./placement-table.ts";
import { beginHold } from "./sql/begin-hold.ts";
import { readCartStock } from "./sql/read-cart-stock.ts";

/** Outcome of an attempt, with the details for its caller; see AttemptKind. */
export type Attempt = { kind: AttemptKind } & (
  | { kind: "placed"; orderId: string }
  | { kind: "paymentPending" | "paymentUnknown"; payment: ProviderPayment }
  | { kind: "notEnoughStock" | "stockReserved"; skus: string[] }
  | { kind: "couponUsed"; by: UsedUp }
  | { kind: "accountDeleted" | "giftCardChanged" | "pointsChanged" | "paymentFailed" | "wrongAmount" }
  | { kind: "refused" | "unanswered"; error: unknown }
);

/** Medusa's error types that a retry would not resolve. */
const finalErrors: readonly string[] = [
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.NOT_FOUND,
];

/**
 * Takes the steps to a checkout's order that are possible now: holds the stock, authorizes the payment, creates the
 * order and captures the money. The shopper's call, a webhook, the sweeper and a cancellation all come here, so that
 * the first of them creates the only order. Call it under the checkout's lock.
 */
export async function attemptOrder(container: MedusaContainer, checkout: PreparedRow): Promise<Attempt> {
  try {
    return await attempt(container, checkout);
  } catch (error) {
    const isFinal = MedusaError.isMedusaError(error) && finalErrors.includes(error.type);
    return { kind: isFinal ? "refused" : "unanswered", error };
  }
}

async function attempt(container: MedusaContainer, checkout: PreparedRow): Promise<Attempt> {
  const { id, cart_id: cartId } = checkout;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchase = await checkouts.retrievePurchaseOfCart(cartId);
  if (checkout.held_until === null) {
    const heldUntil = new Date(Date.now() + holdMinutes * 60_000);
    const { accountId } = purchase.priced;
    if (!(await beginHold(container, id, { heldUntil, accountId }))) {
      // `beginHold` also returns false for a deleted checkout. This read then throws, so that the account is not
      // reported as deleted.
      await checkouts.retrieveCheckout(id, { select: ["id"] });
      return { kind: "accountDeleted" };
    }
  }
  const goods = await readCartStock(container, purchase);
  const use = toCouponUse(purchase);
  const usedUp = use && (await findUsedUp(container, use));
  if (usedUp) return { kind: "couponUsed", by: usedUp };

  const payment = preparedPaymentSchema.parse(checkout.payment);
  // A manual payment completes at once without a hold: completing the cart reserves the stock itself.
  if (payment.kind !== "manual") {
    const hold = await holdStock(container, purchase, goods, checkout.client_hash);
    if (hold.kind !== "held") return hold;
  }
  if (!(await spendPoints(container, purchase))) return { kind: "pointsChanged" };
  if (!(await spendGiftCard(container, purchase))) return { kind: "giftCardChanged" };
  faultPoint("after-hold");

  const authorization = await authorizePayment(container, purchase, checkout.payment_token);
  if (authorization === "pending" || authorization === "unknown") {
    const inReview = authorization === "unknown";
    return {
      kind: inReview ? "paymentUnknown" : "paymentPending",
      payment: await rereadPreparedPayment(container, { id, cartId, payment, inReview }),
    };
  }
  if (authorization === "failed") return { kind: "paymentFailed" };
  if (authorization === "wrong_amount") return { kind: "wrongAmount" };
  faultPoint("after-authorize");

  const completed = await completeCart(container, purchase, goods, use);
  if (completed.kind !== "placed") return completed;
  faultPoint("after-order");
  await captureOrder(container, id, completed.orderId).catch((error: unknown) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The money of order ${completed.orderId} could not be taken yet: ${String(error)}`);
  });
  return completed;
}
