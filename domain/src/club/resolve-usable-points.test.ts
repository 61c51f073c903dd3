import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, type Currency } from "../money/currency.ts";
import { calculateReward, sumFilament } from "./calculate-reward.ts";
import { firstOrderMinimum, toInviteBonus } from "./club-terms.ts";
import { foldLedger } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import { planPointsReturn } from "./plan-ledger-entries.ts";
import { calculatePointsBalance, resolveUsablePoints } from "./resolve-usable-points.ts";

const now = "2026-02-01T08:00:00.000Z";
const entry = (changes: Partial<LedgerEntry>): LedgerEntry => ({
  id: "entry",
  type: "reward",
  amountMinor: 100,
  at: "2026-01-01T08:00:00.000Z",
  expiresAt: (changes.amountMinor ?? 100) > 0 ? "2026-06-30T23:59:59.999Z" : null,
  orderId: null,
  orderNumber: null,
  note: null,
  lotId: null,
  owedMinor: 0,
  ...changes,
});
const joined = (currency: Currency) =>
  entry({
    id: "bonus",
    type: "invite",
    amountMinor: toInviteBonus(currency),
    expiresAt: "2026-03-31T23:59:59.999Z",
  });
const bought = (filamentMinor: number, changes: Partial<LedgerEntry> = {}) =>
  entry({
    id: "bought",
    orderId: "order",
    amountMinor: calculateReward(
      {
        lines: [{ type: "filament", total: filamentMinor, couponTotal: 0 }],
        total: filamentMinor,
        pointsMinor: 0,
      },
      "standard",
    ),
    ...changes,
  });
const usableOf = (
  entries: readonly LedgerEntry[],
  order: { currency?: Currency; filamentMinor?: number; isBonusWithheld?: boolean } = {},
) => {
  const { currency = "SEK", filamentMinor = 0, isBonusWithheld = false } = order;
  const balance = calculatePointsBalance(entries, { currency, now, isBonusWithheld });
  return resolveUsablePoints(balance, { filamentMinor });
};

describe.each(currencies)("the joining bonus, in %s", (currency) => {
  const minimum = firstOrderMinimum[currency];
  const bonus = toInviteBonus(currency);
  const locked = { usableMinor: 0, lockedMinor: bonus };

  it("pays at most a sixth of the order", () => {
    expect(bonus * 6).toBeLessThanOrEqual(minimum);
  });

  it("pays nothing in an order with less filament than the minimum [9.26]", () => {
    for (const filamentMinor of [0, 1, minimum - 1]) {
      expect(usableOf([joined(currency)], { currency, filamentMinor })).toEqual(locked);
    }
  });

  it("pays in an order with the minimum of filament [9.26]", () => {
    for (const filamentMinor of [minimum, minimum + 1]) {
      expect(usableOf([joined(currency)], { currency, filamentMinor })).toEqual({
        usableMinor: bonus,
        lockedMinor: 0,
      });
    }
  });

  it("pays in any order after one with the minimum of filament", () => {
    const after = [joined(currency), bought(minimum)];
    const reward = bought(minimum).amountMinor;
    expect(usableOf(after, { currency })).toEqual({ usableMinor: bonus + reward, lockedMinor: 0 });
  });

  it("stays locked after orders that are each below the minimum", () => {
    const small = bought(minimum / 2);
    const after = [joined(currency), small, { ...small, id: "second", orderId: "other" }];
    expect(usableOf(after, { currency })).toEqual({ usableMinor: 2 * small.amountMinor, lockedMinor: bonus });
  });
});

describe("calculatePointsBalance", () => {
  it("sums the spendable points, with the bonus apart [9.25] [9.26]", () => {
    const expired = entry({ id: "expired", type: "adjustment", expiresAt: now });
    expect(
      calculatePointsBalance([joined("SEK"), bought(1000), expired], {
        currency: "SEK",
        now,
        isBonusWithheld: false,
      }),
    ).toEqual({ currency: "SEK", spendableMinor: 5030, bonusMinor: 5000, bonus: "locked" });
  });
});

describe("the joining bonus", () => {
  const minimum = firstOrderMinimum.SEK;

  it("locks again once the first order is refunded", () => {
    const first = bought(minimum);
    const back = entry({
      id: "back",
      type: "rewardChange",
      orderId: "order",
      amountMinor: -first.amountMinor,
    });
    expect(usableOf([joined("SEK"), first, back])).toEqual({ usableMinor: 0, lockedMinor: 5000 });
  });

  it("stays locked after points of another kind", () => {
    const others = (["referral", "adjustment"] as const).map((type) =>
      entry({ id: type, type, amountMinor: 90_000 }),
    );
    expect(usableOf([joined("SEK"), ...others])).toEqual({ usableMinor: 180_000, lockedMinor: 5000 });
  });

  it("pays nothing while it is withheld, whatever the order holds", () => {
    const order = { filamentMinor: minimum * 10, isBonusWithheld: true };
    expect(usableOf([joined("SEK"), bought(minimum)], order).lockedMinor).toBe(5000);
  });

  it("remains locked when a refund returns it, even a second time", () => {
    const spent = entry({
      id: "spent",
      type: "redemption",
      amountMinor: -5000,
      expiresAt: null,
      orderId: "cart",
    });
    const entries = [joined("SEK"), spent];
    const order = { orderId: "cart", returnedMinor: 5000, beforeMinor: 0, now };
    const returned = planPointsReturn(foldLedger(entries), order).map((part, place) =>
      entry({ id: `back-${place}`, type: "redemption", orderId: "cart", ...part }),
    );
    const again = [...returned, { ...spent, id: "again", orderId: "cart-2" }];
    expect(usableOf([...entries, ...returned])).toEqual({ usableMinor: 0, lockedMinor: 5000 });
    const twice = planPointsReturn(foldLedger([...entries, ...again]), { ...order, orderId: "cart-2" });
    const back = twice.map((part) => entry({ id: "twice", type: "redemption", orderId: "cart-2", ...part }));
    expect(usableOf([...entries, ...again, ...back])).toEqual({ usableMinor: 0, lockedMinor: 5000 });
  });

  it("keeps its amount when other points pay", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 8 }),
        fc.nat(9000),
        (rewards, wanted) => {
          const earned = rewards.map((amountMinor, place) =>
            entry({ id: `earned-${place}`, type: "adjustment", amountMinor }),
          );
          const entries = [joined("SEK"), ...earned];
          const { usableMinor } = usableOf(entries);
          const taken = Math.min(wanted, usableMinor);
          const redeemed = entry({
            id: "redeemed",
            type: "redemption",
            amountMinor: -taken,
            orderId: "cart",
            expiresAt: null,
            at: now,
          });
          expect(usableOf(taken === 0 ? entries : [...entries, redeemed])).toEqual({
            usableMinor: usableMinor - taken,
            lockedMinor: 5000,
          });
        },
      ),
    );
  });

  it("counts only filament towards the minimum, after a coupon", () => {
    const lines = [
      { type: "filament", total: 30_000, couponTotal: 1000 },
      { type: "other", total: 90_000, couponTotal: 0 },
    ];
    expect(sumFilament(lines)).toBe(29_000);
  });
});
