import { foldLedger } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";

/**
 * The points that there are by when they expire, the next ones first [9.27]: points expire at the end of a day, so that
 * there are no more rows than days, however many entries gave the points.
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
