import type { Currency } from "../money/currency.ts";
import { clubTiers } from "./club-terms.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { resolveClubTier } from "./resolve-club-tier.ts";

/**
 * Tells whether an order's points raised the account's tier [4.38].
 *
 * @param entries in the order in which they were appended
 * @param id of the order's entry
 */
export function raisesTier(entries: readonly LedgerEntry[], id: string, currency: Currency): boolean {
  const index = entries.findIndex((entry) => entry.id === id);
  const reward = entries[index];
  if (reward === undefined) return false;
  const rankOf = (known: readonly LedgerEntry[]) =>
    clubTiers.indexOf(resolveClubTier(known, { currency, now: reward.at }).tier);
  return rankOf(entries.slice(0, index + 1)) > rankOf(entries.slice(0, index));
}
