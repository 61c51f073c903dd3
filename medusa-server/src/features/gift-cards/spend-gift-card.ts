import type { MedusaContainer } from "@medusajs/framework/types";
import { GIFT_CARD_MODULE } from "./modules/gift-card/index.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";

/**
 * Takes a cart's payment by gift card from the card, before the payment provider is asked. Idempotent. Returns whether
 * the card had the money; true for a cart without a card.
 */
export async function spendGiftCard(
  container: MedusaContainer,
  { checkoutId, cartId, priced: { giftCard, totals } }: KnownPurchase,
): Promise<boolean> {
  if (giftCard === null) return true;
  const cards = container.resolve(GIFT_CARD_MODULE);
  return cards.spend({ cardId: giftCard.id, amount: totals.giftCard, cartId, checkoutId });
}

/** Returns the money of a placing that was given up. */
export async function unspendGiftCard(container: MedusaContainer, cartId: string): Promise<void> {
  const cards = container.resolve(GIFT_CARD_MODULE);
  await cards.giveBack(cartId, null);
}
