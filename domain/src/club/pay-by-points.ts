import type { Currency } from "../money/currency.ts";
import { smallestCharge } from "../money/smallest-charge.ts";
import type { Totals } from "../prices/calculate-totals.ts";

/** Points are spent in whole units of the currency; minor units. */
const unitMinor = 100;

/**
 * The most that points can pay of an order, in whole currency units [5.9]. It is at most the available points and the
 * order's price without gift cards. Points pay less where they would leave a rest below the smallest card charge, so
 * that a card can be charged the rest. Of an order below that charge they pay all or nothing.
 *
 * @param available spendable points, in hundredths of a point, of the order's currency
 * @param payable the part of the total that points may pay for, in minor units
 * @returns minor units
 */
export function calculateMostPoints(
  totals: Pick<Totals, "total">,
  { available, payable, currency }: { available: number; payable: number; currency: Currency },
): number {
  const most = toWhole(Math.max(0, Math.min(available, payable, totals.total)));
  const rest = totals.total - most;
  const isTooLittle = rest > 0 && rest < smallestCharge[currency];
  return isTooLittle ? toWhole(Math.max(0, totals.total - smallestCharge[currency])) : most;
}

/**
 * Applies a payment by points to the totals of an order. Points are a payment, not a discount: prices and VAT stay as
 * they are. Points pay before a gift card does.
 *
 * @param wanted minor units; more than the maximum counts as the maximum
 */
export function payByPoints(
  totals: Totals,
  input: { wanted: number; available: number; payable: number; currency: Currency },
): Totals {
  const available = Math.min(input.wanted, input.available);
  const points = calculateMostPoints(totals, { ...input, available });
  return { ...totals, points, toPay: totals.total - points };
}

const toWhole = (minor: number) => Math.floor(minor / unitMinor) * unitMinor;
