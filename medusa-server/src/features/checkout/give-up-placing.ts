import type { MedusaContainer } from "@medusajs/framework/types";
import { unspendPoints } from "../club/spend-points.ts";
import { unspendGiftCard } from "../gift-cards/spend-gift-card.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { type UndonePayment, undoPayment } from "../payments/undo-payment.ts";
import { releaseHold } from "./hold-stock.ts";
import type { CheckoutRow } from "../orders/checkout-row.ts";
import { listGoodsOfCart } from "./sql/read-cart-stock.ts";
import { withStockLocks } from "./with-stock-locks.ts";

/**
 * Ends a placing without an order. Cancels the payment first, so that a provider that does not answer leaves everything
 * for a later try; then releases the hold and returns the points and the gift card's amount. Records up to
 * `upToVersion` can no longer be placed. Call it under the checkout's lock.
 *
 * @param isPaymentFailed whether the placing ends because the payment failed; later calls then report the failed
 * payment
 */
export async function giveUpPlacing(
  container: MedusaContainer,
  checkout: Pick<CheckoutRow, "id" | "cart_id" | "cancelled_version" | "holds_ended">,
  upToVersion: number,
  isPaymentFailed = false,
): Promise<UndonePayment> {
  const { id, cart_id, cancelled_version, holds_ended } = checkout;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const money = cart_id === null ? "cancelled" : await undoPayment(container, cart_id);
  let isReleased = false;
  if (cart_id !== null) {
    const goods = await listGoodsOfCart(container, cart_id);
    isReleased = await withStockLocks(container, goods, () => releaseHold(container, id, goods));
    await unspendGiftCard(container, cart_id);
    await unspendPoints(container, cart_id);
  }
  await checkouts.writePlacing(id, {
    cart_id: null,
    payment: null,
    payment_token: null,
    held_until: null,
    placing_at: null,
    cancelled_version: Math.max(cancelled_version, upToVersion),
    payment_failed: isPaymentFailed,
    ...(isReleased && !isPaymentFailed && { holds_ended: holds_ended + 1, hold_ended_at: new Date() }),
  });
  return money;
}
