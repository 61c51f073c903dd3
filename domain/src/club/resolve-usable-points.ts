import { multiplyByPercent } from "../money/multiply-by-percent.ts";
import type { Currency } from "../money/currency.ts";
import { clubTerms, firstOrderMinimum } from "./club-terms.ts";
import { foldLedger, sumSpendable } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { listEarned } from "./resolve-club-tier.ts";

/**
 * States of the joining bonus. released: it pays like other points; locked: it pays only in an order with the minimum
 * of filament; withheld: it pays in none, because a merchandiser is deciding about the invitation or has refused it.
 */
export const bonusStates = ["released", "locked", "withheld"] as const;
export type BonusState = (typeof bonusStates)[number];

/** The spendable points, whatever the order holds; hundredths of a point. */
export type PointsBalance = {
  /** The ledger's currency. */
  currency: Currency;
  /** The joining bonus included. */
  spendableMinor: number;
  /** The part of `spendableMinor` that is the joining bonus. */
  bonusMinor: number;
  bonus: BonusState;
};

/** Hundredths of a point. */
export type UsablePoints = {
  /** Points that the order can be paid with. */
  usableMinor: number;
  /** Points of the joining bonus that are locked. */
  lockedMinor: number;
};

/**
 * Calculates the balance of a ledger. An order has to release the joining bonus, because the bonus is granted without a
 * purchase [9.26]; otherwise each new e-mail address would be worth a bonus. The order must have earned as many points
 * as the minimum of filament earns at the lowest tier.
 *
 * @param now ISO date-time
 * @param isBonusWithheld a merchandiser is deciding about the invitation or has refused it
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
 * Resolves the points that a member can spend in an order. A locked bonus pays only in an order with the minimum of
 * filament, a withheld bonus in none.
 *
 * @param order.filamentMinor see `sumFilament`; 0 outside an order
 */
export function resolveUsablePoints(
  { currency, spendableMinor, bonusMinor, bonus }: PointsBalance,
  { filamentMinor }: { filamentMinor: number },
): UsablePoints {
  const isFirstOrder = bonus === "locked" && filamentMinor >= firstOrderMinimum[currency];
  if (bonus === "released" || isFirstOrder) return { usableMinor: spendableMinor, lockedMinor: 0 };
  return { usableMinor: spendableMinor - bonusMinor, lockedMinor: bonusMinor };
}

/** Tells whether an order has released the bonus. The points left after refunds count, so a returned order does not. */
function hasBought(entries: readonly LedgerEntry[], currency: Currency): boolean {
  const least = multiplyByPercent(firstOrderMinimum[currency], clubTerms.rewardPercent.standard);
  return listEarned(entries).some(({ amountMinor }) => amountMinor >= least);
}
