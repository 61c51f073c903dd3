import { multiplyByPercent } from "../money/multiply-by-percent.ts";
import type { Currency } from "../money/currency.ts";
import { clubTerms, firstOrderMinimum } from "./club-terms.ts";
import { foldLedger, sumSpendable } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { listEarned } from "./resolve-club-tier.ts";

/** Hundredths of a point. */
export type UsablePoints = {
  /** What an order can be paid with. */
  usableMinor: number;
  /** What there is besides, of the bonus for joining by an invitation. */
  lockedMinor: number;
};

/**
 * What a member can spend in an order. The bonus for joining by an invitation is given without a purchase [9.26], so it
 * pays only in an order that holds filament for the minimum, or after one that earned as much as such an order does at the
 * lowest tier: a new e-mail address alone is worth nothing. A withheld bonus pays nothing.
 *
 * @param order.currency of the ledger
 * @param order.now ISO date-time
 * @param order.filamentMinor what the order holds of filament, see `sumFilament`; 0 outside of an order
 * @param order.isBonusWithheld a merchandiser decides about the invitation, or has refused it
 */
export function resolveUsablePoints(
  entries: readonly LedgerEntry[],
  order: { currency: Currency; now: string; filamentMinor: number; isBonusWithheld: boolean },
): UsablePoints {
  const folded = foldLedger(entries);
  const allMinor = sumSpendable(folded, order.now);
  const isReleased = !order.isBonusWithheld && (isFirstOrder(order) || hasBought(entries, order.currency));
  if (isReleased) return { usableMinor: allMinor, lockedMinor: 0 };
  const usableMinor = sumSpendable({ lots: folded.lots.filter(({ isBonus }) => !isBonus) }, order.now);
  return { usableMinor, lockedMinor: allMinor - usableMinor };
}

const isFirstOrder = ({ currency, filamentMinor }: { currency: Currency; filamentMinor: number }) =>
  filamentMinor >= firstOrderMinimum[currency];

/** By what an order still earns after its refunds: one that was sent back counts no more. */
function hasBought(entries: readonly LedgerEntry[], currency: Currency): boolean {
  const least = multiplyByPercent(firstOrderMinimum[currency], clubTerms.rewardPercent.standard);
  return listEarned(entries).some(({ amountMinor }) => amountMinor >= least);
}
