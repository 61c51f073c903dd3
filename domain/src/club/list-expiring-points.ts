import { foldLedger } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

/**
 * Lists a member's points by expiry, the next first [9.27]. Points expire at the end of a day, so there is at most
 * one row for each day, however many entries granted them.
 *
 * @param now ISO date-time
 */
export function listExpiringPoints(
  entries: readonly LedgerEntry[],
  now: string,
): { amountMinor: number; expiresAt: string }[] {
  const nowMs = Date.parse(now);
  const amounts = new Map<string, number>();
  for (const { leftMinor, expiresAt } of foldLedger(entries).lots) {
    if (Date.parse(expiresAt) <= nowMs) continue;
    amounts.set(expiresAt, (amounts.get(expiresAt) ?? 0) + leftMinor);
  }
  return [...amounts].map(([expiresAt, amountMinor]) => ({ amountMinor, expiresAt }));
}
