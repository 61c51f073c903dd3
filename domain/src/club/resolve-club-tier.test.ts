import { describe, expect, it } from "vitest";
import type { LedgerEntry } from "./ledger-entry.ts";
import { resolveClubTier } from "./resolve-club-tier.ts";

const dayMs = 86_400_000;
const start = Date.parse("2026-01-01T08:00:00.000Z");
const dayOf = (day: number) => new Date(start + day * dayMs).toISOString();
const endOf = (day: number) => `${dayOf(day).slice(0, 10)}T23:59:59.999Z`;
const earn = (points: number, day: number, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: `${day}-${points}`,
  type: "reward",
  amountMinor: points * 100,
  at: dayOf(day),
  expiresAt: dayOf(day + 182),
  orderId: `order-${day}`,
  orderNumber: null,
  note: null,
  lotId: null,
  owedMinor: 0,
  ...changes,
});
const tierOn = (entries: LedgerEntry[], day: number, currency: "SEK" | "EUR" = "SEK") =>
  resolveClubTier(entries, { currency, now: dayOf(day) }).tier;

describe("resolveClubTier", () => {
  it.each([
    ["SEK", 149, "standard"],
    ["SEK", 150, "pro"],
    ["SEK", 299, "pro"],
    ["SEK", 300, "elite"],
    ["EUR", 14, "standard"],
    ["EUR", 15, "pro"],
    ["EUR", 30, "elite"],
  ] as const)(
    "for an account in %s with %i points, returns %s [9.29] [9.30] [9.31]",
    (currency, points, tier) => {
      expect(tierOn([earn(points, 0)], 1, currency)).toBe(tier);
    },
  );

  it.each([
    [0, "pro"],
    [182, "pro"],
    [365, "pro"],
    [366, "standard"],
  ])("on day %i after pro was reached, returns %s [4.38] [9.27]", (day, tier) => {
    expect(tierOn([earn(150, 0)], day)).toBe(tier);
  });

  it("holds the tier through its last day, which mails and pages name [4.38]", () => {
    const tierAt = (now: string) => resolveClubTier([earn(150, 0)], { currency: "SEK", now }).tier;
    expect(tierAt("2027-01-01T23:59:59.999Z")).toBe("pro");
    expect(tierAt("2027-01-02T00:00:00.000Z")).toBe("standard");
  });

  it("adds up only points earned within 365 days [4.38]", () => {
    expect(tierOn([earn(100, 0), earn(50, 364)], 364)).toBe("pro");
    expect(tierOn([earn(100, 0), earn(50, 365)], 365)).toBe("standard");
  });

  it("falls back to the next lower tier that is still held", () => {
    const entries = [earn(300, 0), earn(150, 300)];
    expect(tierOn(entries, 300)).toBe("elite");
    expect(tierOn(entries, 366)).toBe("elite");
    expect(tierOn([earn(300, 0), earn(150, 366)], 367)).toBe("pro");
  });

  it("counts an order's reward in full although owed points were deducted from it", () => {
    const settlement = {
      type: "rewardChange",
      orderId: "order-0",
      expiresAt: null,
      owedMinor: -5000,
    } as const;
    expect(tierOn([earn(150, 0), earn(-50, 0, settlement)], 6)).toBe("pro");
  });

  it("counts purchases only, less refunds: no bonuses and no adjustments [6.7]", () => {
    expect(tierOn([earn(150, 0, { type: "referral" })], 1)).toBe("standard");
    expect(tierOn([earn(150, 0, { type: "adjustment" })], 1)).toBe("standard");
    const refund = earn(-1, 5, { type: "rewardChange", orderId: "order-0", expiresAt: null });
    expect(tierOn([earn(150, 0), refund], 6)).toBe("standard");
  });

  it("deducts a refunded reward once, not again when its owed points are settled", () => {
    const owed = earn(-20, 5, { type: "rewardChange", orderId: "order-0", expiresAt: null, owedMinor: 8000 });
    const settled = earn(-80, 6, {
      type: "rewardChange",
      orderId: "order-6",
      expiresAt: null,
      owedMinor: -8000,
    });
    const standing = (entries: LedgerEntry[]) =>
      resolveClubTier(entries, { currency: "SEK", now: dayOf(7) }).qualifyingMinor;
    expect(standing([earn(100, 0), owed])).toBe(0);
    expect(standing([earn(100, 0), owed, earn(150, 6), settled])).toBe(15_000);
  });

  it("returns the end of the tier and the points missing to the next one", () => {
    expect(resolveClubTier([earn(160, 0)], { currency: "SEK", now: dayOf(10) })).toEqual({
      tier: "pro",
      heldUntil: endOf(365),
      qualifyingMinor: 16_000,
      next: { tier: "elite", missingMinor: 14_000 },
    });
  });
});
