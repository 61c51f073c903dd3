import type { MedusaContainer } from "@medusajs/framework/types";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { GIFT_CARD_MODULE } from "./modules/gift-card/index.ts";

/**
 * Applies an order's cancellation to gift cards: disables the cards that the order bought, and returns the order's
 * payment to the card that paid for it. Idempotent.
 */
export async function settleCanceledOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const cards = container.resolve(GIFT_CARD_MODULE);
  await cards.disable({ order_id: orderId }, "its order was cancelled");
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchase = await checkouts.findPurchaseOfOrder(orderId);
  if (purchase !== null) await cards.giveBack(purchase.cartId, null);
}
