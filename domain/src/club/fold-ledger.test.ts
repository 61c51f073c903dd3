import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldLedger, sumSpendable } from "./fold-ledger.ts";
import type { LedgerEntry } from "./ledger-entry.ts";
import {
  calculatePointsExpiry,
  listExpiredLots,
  planPointsReturn,
  planRewardChange,
  planSettlement,
} from "./plan-ledger-entries.ts";

const start = Date.parse("2026-01-01T08:00:00.000Z");
const dayMs = 86_400_000;
const dayOf = (day: number) => new Date(start + day * dayMs).toISOString();
const endOf = (day: number) => `${dayOf(day).slice(0, 10)}T23:59:59.999Z`;
let number = 0;

function entry(changes: Partial<LedgerEntry>): LedgerEntry {
  number += 1;
  const amountMinor = changes.amountMinor ?? 100;
  const at = changes.at ?? dayOf(0);
  return {
    id: `entry-${number}`,
    type: "reward",
    amountMinor,
    at,
    expiresAt: amountMinor > 0 ? calculatePointsExpiry(at) : null,
    orderId: null,
    orderNumber: null,
    note: null,
    lotId: null,
    owedMinor: 0,
    ...changes,
  };
}
const redeem = (amountMinor: number, day: number, orderId = "spent") =>
  entry({ type: "redemption", amountMinor: -amountMinor, at: dayOf(day), orderId });

describe("lots of a ledger", () => {
  it("spends lots in the order of their expiry [9.27]", () => {
    const entries = [
      entry({ id: "new", amountMinor: 300, at: dayOf(10) }),
      entry({ id: "old", amountMinor: 200, at: dayOf(0) }),
      redeem(250, 20),
    ];
    const { lots, drawn } = foldLedger(entries);
    expect(lots.map(({ id, leftMinor }) => [id, leftMinor])).toEqual([["new", 250]]);
    expect(drawn.map(({ lotId, amountMinor }) => [lotId, amountMinor])).toEqual([
      ["old", 200],
      ["new", 50],
    ]);
  });

  it.each([
    [dayOf(181), 100],
    [dayOf(182), 100],
    ["2026-07-02T23:59:59.998Z", 100],
    ["2026-07-02T23:59:59.999Z", 0],
    [dayOf(183), 0],
  ])(
    "keeps points of 1 January spendable through the 182nd day: at %s, %i are spendable [9.27]",
    (at, left) => {
      expect(sumSpendable(foldLedger([entry({ amountMinor: 100 })]), at)).toBe(left);
    },
  );

  it("refuses a ledger that takes more points than there are", () => {
    expect(() => foldLedger([entry({ amountMinor: 100 }), redeem(101, 1)])).toThrow(RangeError);
  });

  it("refuses spending expired points; one expiration entry ends each lot [9.27]", () => {
    const entries = [entry({ id: "old", amountMinor: 100 }), entry({ amountMinor: 50, at: dayOf(100) })];
    expect(() => foldLedger([...entries, redeem(51, 183)])).toThrow(RangeError);
    const [expired] = listExpiredLots(foldLedger(entries), dayOf(183));
    expect(expired).toEqual({ lotId: "old", amountMinor: -100 });
    const ended = entry({ type: "expiration", at: endOf(182), ...expired });
    expect(listExpiredLots(foldLedger([...entries, ended]), dayOf(183))).toEqual([]);
  });
});

describe("points of a refunded order", () => {
  const reward = entry({ amountMinor: 100, orderId: "order", at: dayOf(0) });

  it("takes back the points that the order earned", () => {
    const plan = planRewardChange(foldLedger([reward]), {
      orderId: "order",
      reversedMinor: 100,
      now: dayOf(5),
    });
    expect(plan).toEqual({ amountMinor: -100, owedMinor: 0 });
  });

  it("books spent points as owed and deducts them from the next reward", () => {
    const spent = [reward, redeem(80, 1)];
    const plan = planRewardChange(foldLedger(spent), { orderId: "order", reversedMinor: 100, now: dayOf(2) });
    expect(plan).toEqual({ amountMinor: -20, owedMinor: 80 });
    const owing = foldLedger([
      ...spent,
      entry({ type: "rewardChange", orderId: "order", at: dayOf(2), ...plan }),
    ]);
    expect(planSettlement(owing, 50)).toEqual({ amountMinor: -50, owedMinor: -50 });
    expect(planSettlement(owing, 500)).toEqual({ amountMinor: -80, owedMinor: -80 });
  });

  it("does not take back points that expired unspent", () => {
    const expiration = entry({ type: "expiration", amountMinor: -60, at: endOf(182), lotId: reward.id });
    const other = entry({ amountMinor: 500, at: dayOf(183), orderId: "other" });
    const ledger = foldLedger([reward, redeem(40, 1), expiration, other]);
    const plan = planRewardChange(ledger, { orderId: "order", reversedMinor: 100, now: dayOf(184) });
    expect(plan).toEqual({ amountMinor: -40, owedMinor: 0 });
  });

  it("returns points with their original expiry when no order was made", () => {
    const ledger = foldLedger([entry({ amountMinor: 100 }), redeem(100, 170, "buy")]);
    const all = { orderId: "buy", returnedMinor: 100, beforeMinor: 0, now: dayOf(175), isMade: false };
    expect(planPointsReturn(ledger, all)).toMatchObject([{ amountMinor: 100, expiresAt: endOf(182) }]);
  });

  it("returns the spent points once, spendable at least through the 30th day", () => {
    const ledger = foldLedger([entry({ amountMinor: 100 }), redeem(100, 170, "buy")]);
    const half = { orderId: "buy", returnedMinor: 50, beforeMinor: 0, now: dayOf(175) };
    expect(planPointsReturn(ledger, half)).toMatchObject([{ amountMinor: 50, expiresAt: endOf(205) }]);
    const whole = { ...half, returnedMinor: 100, beforeMinor: 50, now: dayOf(100) };
    expect(planPointsReturn(ledger, whole)).toMatchObject([{ amountMinor: 50, expiresAt: endOf(182) }]);
    expect(planPointsReturn(ledger, { ...half, beforeMinor: 50 })).toEqual([]);
  });
});

/** A random event in an account's history. */
const happening = fc.record({
  days: fc.integer({ min: 0, max: 60 }),
  kind: fc.constantFrom("earn", "spend", "refund", "expire", "return"),
  amount: fc.integer({ min: 1, max: 5000 }),
  order: fc.integer({ min: 0, max: 4 }),
});

/** Applies random events as the shop would. */
function live(
  happenings: readonly { days: number; kind: string; amount: number; order: number }[],
): LedgerEntry[] {
  const entries: LedgerEntry[] = [];
  let day = 0;
  for (const { days, kind, amount, order } of happenings) {
    day += days;
    const now = dayOf(day);
    const orderId = `order-${order}`;
    const ledger = foldLedger(entries);
    if (kind === "earn") {
      const settled = planSettlement(ledger, amount);
      entries.push(entry({ amountMinor: amount, at: now, orderId }));
      if (settled) entries.push(entry({ type: "rewardChange", at: now, orderId, ...settled }));
    }
    const spent = Math.min(amount, sumSpendable(ledger, now));
    if (kind === "spend" && spent > 0) entries.push(redeem(spent, day, orderId));
    if (kind === "refund") {
      const plan = planRewardChange(ledger, { orderId, reversedMinor: amount, now });
      entries.push(entry({ type: "rewardChange", at: now, orderId, ...plan }));
    }
    if (kind === "expire") {
      for (const expired of listExpiredLots(ledger, now))
        entries.push(entry({ type: "expiration", at: now, ...expired }));
    }
  }
  return entries;
}

describe("any history of an account", () => {
  it("never has a negative balance, and its lots add up to its entries [9.25]", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const entries = live(happenings);
        for (let length = 0; length <= entries.length; length += 1) {
          const { lots, owedMinor } = foldLedger(entries.slice(0, length));
          const sum = entries.slice(0, length).reduce((all, { amountMinor }) => all + amountMinor, 0);
          expect(lots.reduce((all, { leftMinor }) => all + leftMinor, 0)).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
          expect(owedMinor).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("never draws more from a lot than it held", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const entries = live(happenings);
        const { drawn } = foldLedger(entries);
        for (const { id, amountMinor } of entries.filter((each) => each.amountMinor > 0)) {
          const taken = drawn
            .filter(({ lotId }) => lotId === id)
            .reduce((all, each) => all + each.amountMinor, 0);
          expect(taken).toBeLessThanOrEqual(amountMinor);
        }
      }),
    );
  });
});
