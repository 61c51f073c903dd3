import { calculatePayable, findGiftCardProblem, payByGiftCard, type Totals } from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout, CheckoutLine } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

type GiftCardPayment = {
  /** Null when there is none, or none that can pay. */
  giftCard: Checkout["giftCard"];
  /** The shopper had entered one that can pay no longer. */
  isDropped: boolean;
  /** The totals with what the card pays of them. */
  pay: (totals: Totals) => Totals;
};

/**
 * How a checkout's gift card, as it is right now, pays for it.
 *
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
