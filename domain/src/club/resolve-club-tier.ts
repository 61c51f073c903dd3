import { toUtcDayEnd } from "../calendar/to-utc-day-end.ts";
import type { Currency } from "../money/currency.ts";
import { clubTerms, type ClubTier, clubTiers, tierThresholds } from "./club-terms.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

export type ClubStanding = {
  tier: ClubTier;
  /** ISO date-time until which the tier is held, the end of a UTC day; null for standard, which never ends. */
  heldUntil: string | null;
  /** Hundredths of a point that count towards a tier now. */
  qualifyingMinor: number;
  /** The next tier and the missing hundredths of a point; null at the highest. */
  next: { tier: ClubTier; missingMinor: number } | null;
};

const dayMs = 86_400_000;
const periodMs = clubTerms.levelPeriodDays * dayMs;

/**
 * The tier of an account [4.38], [9.27]–[9.31]. An order reaches a tier when the points earned within the 365 days up
 * to the order reach the threshold. The account holds the tier to the end (UTC) of the 365th day after that order.
 * Points for purchases count, less those of refunded goods; bonuses and corrections do not.
 *
 * @param now ISO date-time
 */
export function resolveClubTier(
  entries: readonly LedgerEntry[],
  { currency, now }: { currency: Currency; now: string },
): ClubStanding {
  const time = Date.parse(now);
  const earned = listEarned(entries).filter(({ at }) => at <= time);
  const sums = sumPeriods(earned);
  const qualifyingMinor = sumWithin(earned, time);
  const reached = clubTiers.map((tier) => {
    const last = sums.findLast(({ sumMinor }) => sumMinor >= toMinor(tier, currency));
    if (last === undefined) return { tier, heldUntilMs: -Infinity };
    return { tier, heldUntilMs: toUtcDayEnd(new Date(last.at + periodMs)).getTime() };
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

/** The points of each order at its time, less those that refunds took back; hundredths of a point. */
export function listEarned(entries: readonly LedgerEntry[]): Earned[] {
  const takenOf = new Map<string | null, number>();
  for (const { type, orderId, amountMinor, owedMinor } of entries) {
    // A settlement of owed points names the order whose reward pays it, but that order was not refunded.
    if (type !== "rewardChange" || owedMinor < 0) continue;
    takenOf.set(orderId, (takenOf.get(orderId) ?? 0) + amountMinor - owedMinor);
  }
  return entries
    .filter(({ type }) => type === "reward")
    .map(({ at, amountMinor, orderId }) => ({
      at: Date.parse(at),
      amountMinor: Math.max(0, amountMinor + (takenOf.get(orderId) ?? 0)),
    }));
}

function sumWithin(earned: readonly Earned[], until: number): number {
  return earned
    .filter(({ at }) => at > until - periodMs && at <= until)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** The sum earned within the period up to each earning, the earliest first. */
function sumPeriods(earned: readonly Earned[]): { at: number; sumMinor: number }[] {
  const inOrder = earned.toSorted((a, b) => a.at - b.at);
  let sumMinor = 0;
  let first = 0;
  return inOrder.flatMap(({ at, amountMinor }, place) => {
    sumMinor += amountMinor;
    for (let old = inOrder[first]; old !== undefined && old.at <= at - periodMs; old = inOrder[first]) {
      sumMinor -= old.amountMinor;
      first += 1;
    }
    // Of several earnings at the same time, only the last has the whole sum.
    return inOrder[place + 1]?.at === at ? [] : [{ at, sumMinor }];
  });
}

const toMinor = (tier: ClubTier, currency: Currency) => tierThresholds[tier][currency] * 100;
