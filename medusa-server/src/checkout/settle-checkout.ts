import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { captureOrder } from "../payments/capture-order.ts";
import { advancePlacing } from "./advance-placing.ts";
import { giveUpPlacing } from "./give-up-placing.ts";
import { holdMinutes } from "./placing.ts";
import { resolveHoldEnd } from "./resolve-hold-end.ts";
import { settleInterruptedPlacing } from "./settle-interrupted-placing.ts";
import { withCheckoutLock } from "./with-checkout-lock.ts";

/** How long an order is tried to be made that cannot be: a shopper who has paid has it or the money by then. */
const triesMinutes = 9;

export type Settled = {
  action: "order_made" | "captured" | "cancelled" | "refunded";
  orderId: string | null;
  reason: string;
};

/**
 * Brings a checkout that may be abandoned to its end: the order is made if it is paid,
 * its money is taken, and what cannot become an order costs nothing. Called because a provider hinted
 * at something, or because time has passed. Returns what was done, null when there was nothing to do or
 * it has been noted.
 *
 * @throws when the provider does not answer: the next sweep comes back to it
 */
export function settleCheckout(
  container: MedusaContainer,
  checkoutId: string,
  now: Date,
): Promise<Settled | null> {
  return withCheckoutLock(container, checkoutId, { from: "settlement" }, async () => {
    const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
    const checkout = await checkouts.retrieveCheckout(checkoutId);
    const adoptedId = checkout.order_id === null ? await settleInterruptedPlacing(container, checkout) : null;
    const orderId = checkout.order_id ?? adoptedId;
    if (orderId !== null) {
      const isDue = adoptedId !== null || checkout.capture_due;
      const isTaken = isDue && (await captureOrder(container, checkoutId, orderId));
      if (adoptedId !== null) return { action: "order_made", orderId, reason: "found after an interruption" };
      return isTaken ? { action: "captured", orderId, reason: "the money was still to be taken" } : null;
    }
    const { cart_id: cartId, held_until: heldUntil, version } = checkout;
    if (heldUntil === null || cartId === null) return null;

    const isTriedEnough = now.getTime() > heldUntil.getTime() - (holdMinutes - triesMinutes) * 60_000;
    const reply = await advancePlacing(container, { ...checkout, cart_id: cartId }, version).catch(
      async (error: unknown) => {
        if (!isTriedEnough) throw error;
        return { kind: "stuck" as const, money: await giveUpPlacing(container, checkout, version) };
      },
    );
    switch (reply.kind) {
      case "stuck":
        return { action: reply.money, orderId: null, reason: "the order could not be made" };
      case "placed":
        return { action: "order_made", orderId: reply.order.id, reason: "paid, and no order yet" };
      case "not_enough_stock":
        return { action: reply.money, orderId: null, reason: `out of stock: ${reply.skus.join(", ")}` };
      case "stock_reserved":
        return { action: reply.money, orderId: null, reason: `held by others: ${reply.skus.join(", ")}` };
      case "coupon_used":
        return { action: reply.money, orderId: null, reason: "the coupon has been used up" };
      case "gift_card_changed":
        return { action: reply.money, orderId: null, reason: "the gift card was spent elsewhere" };
      case "payment_failed":
        if (reply.isWrongAmount) return null;
        return { action: reply.money, orderId: null, reason: "payment declined" };
      case "payment_pending": {
        if (!reply.isCertain || now < (await resolveHoldEnd(container, cartId, heldUntil))) return null;
        const money = await giveUpPlacing(container, checkout, version);
        return { action: money, orderId: null, reason: "not paid in time" };
      }
    }
  });
}
