import { multiplyByPercent } from "../money/multiply-by-percent.ts";
import type { Currency } from "../money/currency.ts";
import { clubTerms, firstOrderMinimum } from "./club-terms.ts";
import { foldLedger, sumSpendable } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { listEarned } from "./resolve-club-tier.ts";

/**
 * Of the bonus for joining: released: it pays as other points do; locked: in an order with filament for the minimum alone;
 * withheld: in none, because a merchandiser decides about the invitation, or has refused it.
 */
export const bonusStates = ["released", "locked", "withheld"] as const;
export type BonusState = (typeof bonusStates)[number];

/** What there is to spend, whatever is bought; hundredths of a point. */
export type PointsBalance = {
  /** Of the ledger. */
  currency: Currency;
  /** The bonus for joining included. */
  spendableMinor: number;
  /** Of these, the bonus. */
  bonusMinor: number;
  bonus: BonusState;
};

/** Hundredths of a point. */
export type UsablePoints = {
  /** What an order can be paid with. */
  usableMinor: number;
  /** What there is besides, of the bonus for joining by an invitation. */
  lockedMinor: number;
};

/**
 * What a ledger comes to. The bonus for joining by an invitation is given without a purchase [9.26], so it is released by
 * an order that earned as much as one with filament for the minimum does at the lowest tier: a new e-mail address alone is
 * worth nothing.
 *
 * @param now ISO date-time
 * @param isBonusWithheld a merchandiser decides about the invitation, or has refused it
 */
export function calculatePointsBalance(
  entries: readonly LedgerEntry[],
  { currency, now, isBonusWithheld }: { currency: Currency; now: string; isBonusWithheld: boolean },
): PointsBalance {
  const { lots } = foldLedger(entries);
  return {
    currency,
    spendableMinor: sumSpendable({ lots }, now),
    bonusMinor: sumSpendable({ lots: lots.filter(({ isBonus }) => isBonus) }, now),
    bonus: isBonusWithheld ? "withheld" : hasBought(entries, currency) ? "released" : "locked",
  };
}

/**
 * What a member can spend in an order: a locked bonus pays in one that holds filament for the minimum.
 *
 * @param order.filamentMinor what the order holds of filament, see `sumFilament`; 0 outside of an order
 */
export function resolveUsablePoints(
  { currency, spendableMinor, bonusMinor, bonus }: PointsBalance,
  { filamentMinor }: { filamentMinor: number },
): UsablePoints {
  const isFirstOrder = bonus === "locked" && filamentMinor >= firstOrderMinimum[currency];
  if (bonus === "released" || isFirstOrder) return { usableMinor: spendableMinor, lockedMinor: 0 };
  return { usableMinor: spendableMinor - bonusMinor, lockedMinor: bonusMinor };
}

/** By what an order still earns after its refunds: one that was sent back counts no more. */
function hasBought(entries: readonly LedgerEntry[], currency: Currency): boolean {
  const least = multiplyByPercent(firstOrderMinimum[currency], clubTerms.rewardPercent.standard);
  return listEarned(entries).some(({ amountMinor }) => amountMinor >= least);
}
