import type { Currency } from "../money/currency.ts";
import { smallestCharge } from "../money/smallest-charge.ts";
import type { Totals } from "../prices/calculate-totals.ts";

/** The price of an order without the gift cards in it, which a gift card cannot pay for. Minor units. */
export function calculatePayable(
  total: number,
  lines: readonly { total: number; giftCard: object | null }[],
): number {
  return lines.reduce((payable, line) => payable - (line.giftCard ? line.total : 0), total);
}

/**
 * Applies a gift card to the totals of an order. A gift card is money, not a discount: prices and VAT stay. The payment
 * method charges the rest. Where the gift card would leave a rest below the smallest card charge, it pays less, so that
 * a card can be charged the rest. Of an order below the smallest card charge it pays all or nothing.
 *
 * @param totals payments by points are already deducted from `toPay`
 * @param balance of the card, in minor units of the order's currency
 * @param payable the part of the total that a gift card may pay
 */
export function payByGiftCard(
  totals: Totals,
  { balance, payable, currency }: { balance: number; payable: number; currency: Currency },
): Totals {
  const { toPay } = totals;
  const most = Math.max(0, Math.min(balance, payable - totals.points, toPay));
  const rest = toPay - most;
  const isTooLittle = rest > 0 && rest < smallestCharge[currency];
  const giftCard = Math.max(0, isTooLittle ? toPay - smallestCharge[currency] : most);
  return { ...totals, giftCard, toPay: toPay - giftCard };
}
