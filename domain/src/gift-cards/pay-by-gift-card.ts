import type { Currency } from "../money/currency.ts";
import { smallestCharge } from "../money/smallest-charge.ts";
import type { Totals } from "../prices/calculate-totals.ts";

/** What an order costs beside the gift cards that are bought in it, which a gift card does not pay for. Minor units. */
export function calculatePayable(
  total: number,
  lines: readonly { total: number; giftCard: object | null }[],
): number {
  return lines.reduce((payable, line) => payable - (line.giftCard ? line.total : 0), total);
}

/**
 * The totals of an order that a gift card pays for as far as it goes. It is money, not a discount: prices
 * and VAT stay as they are, and what is left is asked for by the payment method: nothing, or as much at
 * least as a card is charged, for which what would be too little stays on the gift card.
 *
 * @param totals what points pay is taken off `toPay` already
 * @param balance what is on the card, in minor units of the order's currency
 * @param payable what of the total it may pay for
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
