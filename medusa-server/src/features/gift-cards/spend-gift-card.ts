import type { MedusaContainer } from "@medusajs/framework/types";
import { GIFT_CARD_MODULE } from "./modules/gift-card/index.ts";
import type { KnownPurchase } from "../orders/modules/checkout/service.ts";

/**
 * Takes what a gift card pays for a cart off the card, before any other money is asked for. Doing it
 * twice changes nothing. Returns whether the card had it; true for a cart without one.
 */
export async function spendGiftCard(
  container: MedusaContainer,
  { checkoutId, cartId, priced: { giftCard, totals } }: KnownPurchase,
): Promise<boolean> {
  if (giftCard === null) return true;
  const cards = container.resolve(GIFT_CARD_MODULE);
  return cards.spend({ cardId: giftCard.id, amount: totals.giftCard, cartId, checkoutId });
}

/** Puts it back, of a placing that came to nothing. */
export async function unspendGiftCard(container: MedusaContainer, cartId: string): Promise<void> {
  const cards = container.resolve(GIFT_CARD_MODULE);
  await cards.giveBack(cartId, null);
}
