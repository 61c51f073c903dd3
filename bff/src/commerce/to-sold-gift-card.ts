import { type Currency, isCurrency } from "@spolverk/domain";
import type { CommerceProduct, CommerceVariation } from "./product.ts";

/** A variation as a gift card, in minor units of the card's own currency; null for other goods. */
export function toSoldGiftCard(
  { type }: Pick<CommerceProduct, "type">,
  { attributes: { giftCardValue, listPrice } }: Pick<CommerceVariation, "attributes">,
): { currency: Currency; value: number } | null {
  if (type !== "giftCard" || giftCardValue === undefined || !isCurrency(listPrice)) return null;
  return { currency: listPrice, value: giftCardValue };
}
