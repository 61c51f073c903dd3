import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils";
import { readApproval } from "../approvals/read-approval.ts";
import { readCouponUse } from "../coupons/coupon-use.ts";
import { findUsedUp } from "../coupons/find-used-up.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { spendGiftCard } from "../gift-cards/spend-gift-card.ts";
import { authorizePayment } from "../payments/authorize-payment.ts";
import { captureOrder } from "../payments/capture-order.ts";
import { rereadPreparedPayment } from "../payments/reread-prepared-payment.ts";
import { toPreparedPayment } from "../payments/to-prepared-payment.ts";
import { completeCart } from "./complete-cart.ts";
import { faultPoint } from "./fault-point.ts";
import { giveUpPlacing } from "./give-up-placing.ts";
import { holdStock } from "./hold-stock.ts";
import { type AdvanceReply, type CheckoutRow, holdMinutes, type PlacedOrder } from "./placing.ts";

/** Errors by which Medusa says that asking again would not help. */
const finalErrors: readonly string[] = [
  MedusaError.Types.INVALID_DATA,
  MedusaError.Types.NOT_ALLOWED,
  MedusaError.Types.NOT_FOUND,
];

/**
 * Takes the placing of a checkout as far as it goes now: holds the stock, asks the provider, makes the
 * order, takes the money. The shopper's call, a provider's hint, the sweeper and a cancelling all come
 * here, so that the first of them makes the one order. Call it under the checkout's lock, with a cart.
 *
 * @param version of the record that is placed; a placing that is given up is so for records up to it
 * @throws when the provider does not answer; the placing then stays for the next caller
 */
export async function advancePlacing(
  container: MedusaContainer,
  checkout: CheckoutRow & { cart_id: string },
  version: number,
): Promise<AdvanceReply> {
  try {
    return await advance(container, checkout, version);
  } catch (error) {
    if (MedusaError.isMedusaError(error) && finalErrors.includes(error.type)) {
      await giveUpPlacing(container, checkout, version);
    }
    throw error;
  }
}

async function advance(
  container: MedusaContainer,
  checkout: CheckoutRow & { cart_id: string },
  version: number,
): Promise<AdvanceReply> {
  const { id, cart_id: cartId } = checkout;
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const payment = toPreparedPayment(checkout.payment);
  if (checkout.held_until === null) {
    const heldUntil = new Date(Date.now() + holdMinutes * 60_000);
    await checkouts.writePlacing(id, { held_until: heldUntil });
  }
  const use = await readCouponUse(container, "cart", cartId);
  const usedUp = use && (await findUsedUp(container, use));
  if (usedUp) {
    return { kind: "coupon_used", by: usedUp, money: await giveUpPlacing(container, checkout, version) };
  }
  // What is settled at once is completed at once, which takes the stock itself.
  if (payment.kind !== "manual") {
    const hold = await holdStock(container, { id, clientHash: checkout.client_hash }, cartId);
    if (hold.kind !== "held") return { ...hold, money: await giveUpPlacing(container, checkout, version) };
  }
  if (!(await spendGiftCard(container, id, cartId))) {
    return { kind: "gift_card_changed", money: await giveUpPlacing(container, checkout, version) };
  }
  faultPoint("after-hold");

  const authorization = await authorizePayment(container, cartId, checkout.payment_token);
  if (authorization === "pending" || authorization === "unknown") {
    const isCertain = authorization === "pending";
    return {
      kind: "payment_pending",
      payment: await rereadPreparedPayment(container, { id, cartId, payment, inReview: !isCertain }),
      isCertain,
    };
  }
  if (authorization !== "authorized") {
    const money = await giveUpPlacing(container, checkout, version, true);
    const isWrongAmount = authorization === "wrong_amount";
    if (isWrongAmount) {
      // A defect of the shop: the merchandiser has to learn of it, whichever call found it.
      const reason = "another amount was paid than the order's";
      await checkouts.createPaymentChecks({ checkout_id: id, order_id: null, action: money, reason });
    }
    return { kind: "payment_failed", money, isWrongAmount };
  }
  faultPoint("after-authorize");

  const completed = await completeCart(container, id, cartId, use);
  if (completed.kind !== "completed") {
    return { ...completed, money: await giveUpPlacing(container, checkout, version) };
  }
  faultPoint("after-order");
  await captureOrder(container, id, completed.orderId).catch((error: unknown) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`The money of order ${completed.orderId} could not be taken yet: ${String(error)}`);
  });
  return toPlaced(container, completed.orderId);
}

/** The reply that names an order. */
export async function toPlaced(container: MedusaContainer, orderId: string): Promise<AdvanceReply> {
  return { kind: "placed", order: await readPlacedOrder(container, orderId) };
}

/** What a checkout is told of its order. */
export async function readPlacedOrder(container: MedusaContainer, orderId: string): Promise<PlacedOrder> {
  const [{ id, display_id, created_at }, approval] = await Promise.all([
    container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ["id", "display_id", "created_at"] }),
    readApproval(container, orderId),
  ]);
  return { id, display_id, created_at, approval };
}
