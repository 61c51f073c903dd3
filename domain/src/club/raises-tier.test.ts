import { describe, expect, it } from "vitest";
import type { LedgerEntry } from "./ledger-entry.ts";
import { raisesTier } from "./raises-tier.ts";

const earn = (id: string, points: number, at = "2026-03-01T10:00:00.000Z"): LedgerEntry => ({
  id,
  type: "reward",
  amountMinor: points * 100,
  at,
  expiresAt: "2027-03-01T10:00:00.000Z",
  orderId: id,
  orderNumber: id,
  note: null,
  lotId: null,
  owedMinor: 0,
});

describe("raisesTier", () => {
  const entries = [earn("a", 100), earn("b", 49), earn("c", 1), earn("d", 10), earn("e", 140)];

  it.each([
    ["a", false],
    ["b", false],
    ["c", true],
    ["d", false],
    ["e", true],
    ["another", false],
  ])("tells whether the points of order %s raised the tier: %s [4.38], [9.30], [9.31]", (id, raises) => {
    expect(raisesTier(entries, id, "SEK")).toBe(raises);
  });

  it("ignores entries after the order", () => {
    expect(raisesTier([earn("a", 10), earn("b", 400)], "a", "SEK")).toBe(false);
  });
});
