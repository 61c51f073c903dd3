import { calculatePayable, findGiftCardProblem, payByGiftCard, type Totals } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout, CheckoutLine } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

type GiftCardPayment = {
  /** Null without a card, or with one that cannot pay. */
  giftCard: Checkout["giftCard"];
  /** The shopper's card can no longer pay. */
  isDropped: boolean;
  /** Applies the card's payment to the totals. */
  pay: (totals: Totals) => Totals;
};

/**
 * Resolves what a checkout's gift card pays with its current balance.
 * @param withoutFee the totals before the fee of a payment method
 */
export function resolveGiftCard(
  { giftCardId, currency }: Pick<CheckoutRecord, "giftCardId" | "currency">,
  lines: readonly CheckoutLine[],
  withoutFee: Totals,
  { giftCard, now }: Pick<CheckoutFacts, "giftCard" | "now">,
): GiftCardPayment {
  const card = giftCard?.id === giftCardId ? giftCard : null;
  const payable = calculatePayable(withoutFee.total, lines);
  const order = { currency, payable, now: now.toISOString() };
  if (card === null || findGiftCardProblem(card, order) !== null) {
    return { giftCard: null, isDropped: giftCardId !== null, pay: (totals) => totals };
  }
  const { id, lastCharacters, balance } = card;
  const pay = (totals: Totals) =>
    payByGiftCard(totals, { balance, payable: calculatePayable(totals.total, lines), currency });
  return { giftCard: { id, lastCharacters, balance }, isDropped: false, pay };
}
