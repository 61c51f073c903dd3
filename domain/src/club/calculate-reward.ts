import { divideRounded } from "../money/divide-rounded.ts";
import { multiplyByPercent } from "../money/multiply-by-percent.ts";
import { clubTerms, type ClubTier } from "./club-terms.ts";

type BoughtLine = { type: string; total: number; couponTotal: number };

/** The filament in an order, with VAT, after sale or agreement discounts and a coupon; minor units. */
export const sumFilament = (lines: readonly BoughtLine[]): number =>
  lines
    .filter(({ type }) => type === "filament")
    .reduce((sum, { total, couponTotal }) => sum + total - couponTotal, 0);

/**
 * The points that an order earns, in hundredths of a point: the tier's percentage of what is paid for filament, with
 * VAT, after discounts and points [6.7], [9.29]–[9.31]. A payment by points is spread over the whole order.
 *
 * @param order.lines totals with VAT after the discounts of sale or agreement, and what a coupon takes off; minor
 *   units
 * @param order.total with VAT, of goods, delivery and fee; minor units
 * @param order.pointsMinor what is paid by points
 */
export function calculateReward(
  order: {
    lines: readonly BoughtLine[];
    total: number;
    pointsMinor: number;
  },
  tier: ClubTier,
): number {
  const filament = sumFilament(order.lines);
  if (filament <= 0 || order.total <= 0) return 0;
  const byPoints = divideRounded(BigInt(order.pointsMinor) * BigInt(filament), BigInt(order.total));
  return multiplyByPercent(Math.max(0, filament - byPoints), clubTerms.rewardPercent[tier]);
}

/**
 * The points that a refund takes back of those that the order earned, or gives back of those that were spent on it.
 * They are in proportion to the refunds so far; hundredths of a point.
 *
 * @param order.earnedMinor points that the order earned, or that were spent on it
 * @param order.changedMinor points that earlier refunds have taken or given back
 * @param order.refundedMinor refunded so far, out of `order.totalMinor`
 */
export function calculatePointsChange(order: {
  earnedMinor: number;
  changedMinor: number;
  refundedMinor: number;
  totalMinor: number;
}): number {
  const { earnedMinor, changedMinor, refundedMinor, totalMinor } = order;
  if (totalMinor <= 0) return 0;
  const share = Math.min(refundedMinor, totalMinor);
  const due = divideRounded(BigInt(earnedMinor) * BigInt(share), BigInt(totalMinor));
  return Math.max(0, due - changedMinor);
}
