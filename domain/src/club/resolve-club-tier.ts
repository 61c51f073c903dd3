import { toUtcDayEnd } from "../calendar/to-utc-day-end.ts";
import type { Currency } from "../money/currency.ts";
import { clubTerms, type ClubTier, clubTiers, tierThresholds } from "./club-terms.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

export type ClubStanding = {
  tier: ClubTier;
  /** ISO date-time until which the tier is held, the end of a day (UTC); null for standard, which never ends. */
  heldUntil: string | null;
  /** Hundredths of a point that count towards a tier now. */
  qualifyingMinor: number;
  /** The next tier and the hundredths of a point that are missing to it; null at the highest. */
  next: { tier: ClubTier; missingMinor: number } | null;
};

const dayMs = 86_400_000;
const periodMs = clubTerms.levelPeriodDays * dayMs;

/**
 * The tier of an account: reached by an order when the points earned within the 365 days up to it reach the threshold,
 * and held to the end (UTC) of the 365th day after it [4.38], [9.27]–[9.31]. Points for purchases count, less those of
 * refunded goods; bonuses and corrections do not.
 *
 * @param now ISO date-time
 */
export function resolveClubTier(
  entries: readonly LedgerEntry[],
  { currency, now }: { currency: Currency; now: string },
): ClubStanding {
  const time = Date.parse(now);
  const earned = listEarned(entries).filter(({ at }) => at <= time);
  const qualifyingMinor = sumWithin(earned, time);
  const reached = clubTiers.map((tier) => {
    const times = earned.map(({ at }) => at);
    const enough = times.filter((at) => sumWithin(earned, at) >= toMinor(tier, currency));
    if (enough.length === 0) return { tier, heldUntilMs: -Infinity };
    return { tier, heldUntilMs: toUtcDayEnd(new Date(Math.max(...enough) + periodMs)).getTime() };
  });
  const [held] = reached
    .filter(({ tier, heldUntilMs }) => tier === "standard" || time <= heldUntilMs)
    .slice(-1);
  const tier = held?.tier ?? "standard";
  const [next] = clubTiers.slice(clubTiers.indexOf(tier) + 1);
  return {
    tier,
    heldUntil: held === undefined || tier === "standard" ? null : new Date(held.heldUntilMs).toISOString(),
    qualifyingMinor,
    next:
      next === undefined
        ? null
        : { tier: next, missingMinor: Math.max(0, toMinor(next, currency) - qualifyingMinor) },
  };
}

type Earned = { at: number; amountMinor: number };

/** What each order earned, at the time of the order, less what its refunds took back; hundredths of a point. */
export function listEarned(entries: readonly LedgerEntry[]): Earned[] {
  const taken = (orderId: string | null) =>
    entries
      // One that settles what another order owed took nothing of this one's goods.
      .filter((entry) => entry.type === "rewardChange" && entry.orderId === orderId && entry.owedMinor >= 0)
      .reduce((sum, { amountMinor, owedMinor }) => sum + amountMinor - owedMinor, 0);
  return entries
    .filter(({ type }) => type === "reward")
    .map(({ at, amountMinor, orderId }) => ({
      at: Date.parse(at),
      amountMinor: Math.max(0, amountMinor + taken(orderId)),
    }));
}

function sumWithin(earned: readonly Earned[], until: number): number {
  return earned
    .filter(({ at }) => at > until - periodMs && at <= until)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

const toMinor = (tier: ClubTier, currency: Currency) => tierThresholds[tier][currency] * 100;
