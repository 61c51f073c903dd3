import { describe, expect, it } from "vitest";
import { foldLedger } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { listExpiringPoints } from "./list-expiring-points.ts";

const at = "2026-01-01T08:00:00.000Z";
const endOf = (day: string) => `${day}T23:59:59.999Z`;
const give = (id: string, amountMinor: number, expiresAt: string): LedgerEntry => ({
  id,
  type: "reward",
  amountMinor,
  at,
  expiresAt,
  orderId: id,
  orderNumber: null,
  note: null,
  lotId: null,
  owedMinor: 0,
});

describe("listExpiringPoints", () => {
  it("returns one amount for each day, the next day first, without expired points [9.27]", () => {
    const entries = [
      give("late", 300, endOf("2026-07-03")),
      give("early", 200, endOf("2026-07-02")),
      give("early-too", 50, endOf("2026-07-02")),
      give("over", 70, endOf("2026-07-01")),
    ];
    expect(listExpiringPoints(entries, endOf("2026-07-01"))).toEqual([
      { amountMinor: 250, expiresAt: endOf("2026-07-02") },
      { amountMinor: 300, expiresAt: endOf("2026-07-03") },
    ]);
  });

  it("folds thousands of entries in one pass, into at most one row for each day", () => {
    // An algorithm that copies its lots for each entry takes minutes.
    const entries = Array.from({ length: 20_000 }, (_, index) => {
      const day = new Date(Date.parse(at) + (index % 182) * 86_400_000).toISOString().slice(0, 10);
      const given = give(`entry-${index}`, 10, endOf(day));
      return index % 3 === 2
        ? { ...given, type: "redemption" as const, amountMinor: -5, expiresAt: null }
        : given;
    });
    const rows = listExpiringPoints(entries, at);
    expect(rows.length).toBeLessThanOrEqual(182);
    expect(rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(
      foldLedger(entries).lots.reduce((sum, { leftMinor }) => sum + leftMinor, 0),
    );
  });
});
