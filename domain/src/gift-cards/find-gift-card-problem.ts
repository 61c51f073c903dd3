import type { Currency } from "../money/currency.ts";

type GiftCardProblem =
  | "gift_card_disabled"
  | "gift_card_expired"
  | "gift_card_other_currency"
  | "gift_card_empty"
  | "gift_card_not_for_gift_cards";

/** The state of a gift card; minor units and an ISO date-time. */
export type GiftCardState = {
  currency: Currency;
  balance: number;
  isDisabled: boolean;
  /** Null when it never expires. */
  expiresAt: string | null;
};

/**
 * Why a gift card cannot pay for an order; null when it can. It pays in its own currency only, and not for other gift
 * cards: buying one would renew its term.
 *
 * @param order.payable the price of the order without the gift cards in it, in minor units
 */
export function findGiftCardProblem(
  card: GiftCardState,
  order: { currency: Currency; payable: number; now: string },
): GiftCardProblem | null {
  if (card.isDisabled) return "gift_card_disabled";
  if (card.expiresAt !== null && Date.parse(card.expiresAt) <= Date.parse(order.now))
    return "gift_card_expired";
  if (card.currency !== order.currency) return "gift_card_other_currency";
  if (card.balance <= 0) return "gift_card_empty";
  return order.payable <= 0 ? "gift_card_not_for_gift_cards" : null;
}
