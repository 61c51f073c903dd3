import {
  calculateMostPoints,
  calculatePayable,
  calculateReward,
  firstOrderMinimum,
  payByPoints,
  resolveUsablePoints,
  sumFilament,
  type Totals,
} from "@spolverk/domain";
import type { CheckoutRecord } from "../commerce/checkout-record.ts";
import type { Checkout, CheckoutLine } from "../contract/checkout.ts";
import type { CheckoutFacts } from "./checkout-facts.ts";

type ClubFacts = Pick<CheckoutFacts, "club">;

/** A point equals one unit of the currency, in minor units [9.25]. */
const pointMinor = 100;

/** Resolves how many points a checkout can use now, and how many of the wanted ones it uses. */
export function resolvePoints(
  { points, currency }: Pick<CheckoutRecord, "points" | "currency">,
  lines: readonly CheckoutLine[],
  { club }: ClubFacts,
): {
  /** Applies the points' payment to the totals. */
  pay: (totals: Totals) => Totals;
  /** @param totals with the fee of the payment method */
  show: (totals: Totals) => Checkout["points"];
  /** The checkout uses fewer points than the shopper wants. */
  isReduced: (totals: Totals) => boolean;
} {
  const isUsable = club?.currency === currency;
  const { usableMinor: available, lockedMinor } = isUsable
    ? resolveUsablePoints(club, { filamentMinor: sumFilament(toBought(lines)) })
    : { usableMinor: 0, lockedMinor: 0 };
  const locked =
    isUsable && lockedMinor > 0
      ? { amount: lockedMinor, minimum: firstOrderMinimum[currency], isWithheld: club.bonus === "withheld" }
      : null;
  const inputOf = ({ total }: Totals) => ({ available, payable: calculatePayable(total, lines), currency });
  const wanted = points * pointMinor;
  return {
    pay: (totals) => payByPoints(totals, { ...inputOf(totals), wanted }),
    show: (totals) =>
      isUsable ? { available, most: calculateMostPoints(totals, inputOf(totals)), locked } : null,
    isReduced: (totals) => totals.points < wanted,
  };
}

/**
 * The points that the order earns, in hundredths, by the account's tier before the order. Null for non-members and for
 * an order in a currency other than the ledger's.
 */
export function resolveEarnings(
  { currency }: Pick<CheckoutRecord, "currency">,
  lines: readonly CheckoutLine[],
  { total, points }: Totals,
  { club }: ClubFacts,
): number | null {
  if (club?.currency !== currency) return null;
  return calculateReward({ lines: toBought(lines), total, pointsMinor: points }, club.standing.tier);
}

const toBought = (lines: readonly CheckoutLine[]) =>
  lines.map((line) => ({
    type: line.isFilament ? "filament" : "other",
    total: line.total,
    couponTotal: line.coupon.total,
  }));
