import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { calculatePointsExpiry, foldLedger, type LedgerEntry, sumSpendable } from "@spolverk/domain";
import fc from "fast-check";
import type { LockedLedger, NewEntry, PlanEntries } from "./modules/club/append-entries.ts";
import {
  type OrderOfPoints,
  planPointsBack,
  planRedemption,
  planReversal,
  planReward,
  planUnspending,
  sumRedeemed,
} from "./plan-order-points.ts";

const start = Date.parse("2026-01-01T08:00:00.000Z");
const dayOf = (day: number) => new Date(start + day * 86_400_000).toISOString();

/** A cart without filament. */
const noOrder = { filamentMinor: 0, isBonusWithheld: false };

/** An in-memory ledger that appends as the module does. */
function createLedger({ isMember = true } = {}) {
  const entries: LedgerEntry[] = [];
  const keys = new Set<string>();
  let day = 0;
  const open = (): LockedLedger => ({
    currency: "SEK",
    isMember,
    now: dayOf(day),
    entries: [...entries],
    folded: foldLedger(entries),
    hasKey: (key) => keys.has(key),
  });
  const add = ({ type, amountMinor, key, expiresAt, orderId, lotId, owedMinor }: NewEntry): void => {
    if (keys.has(key)) return;
    keys.add(key);
    entries.push({
      id: key,
      type,
      amountMinor,
      at: dayOf(day),
      expiresAt: amountMinor > 0 ? (expiresAt ?? calculatePointsExpiry(dayOf(day))) : null,
      orderId: orderId ?? null,
      orderNumber: null,
      note: null,
      lotId: lotId ?? null,
      owedMinor: owedMinor ?? 0,
    });
    foldLedger(entries);
  };
  return {
    entries,
    append(plan: PlanEntries): void {
      for (const { id, expiresAt, leftMinor } of foldLedger(entries).lots) {
        if (expiresAt > dayOf(day)) continue;
        add({ type: "expiration", amountMinor: -leftMinor, key: `expiration:${id}`, lotId: id });
      }
      for (const planned of plan(open())) add(planned);
    },
    wait: (days: number): void => void (day += days),
    balance: () => sumSpendable(foldLedger(entries), dayOf(day)),
    owed: () => foldLedger(entries).owedMinor,
  };
}
type Ledger = ReturnType<typeof createLedger>;

/** An order of filament only, without shipping or fees. */
function orderOf(orderId: string, total: number, changes: Partial<OrderOfPoints> = {}): OrderOfPoints {
  return {
    orderId,
    orderNumber: orderId,
    placedAt: dayOf(0),
    currency: "SEK",
    isCanceled: false,
    bought: { lines: [{ type: "filament", total, couponTotal: 0 }], total, pointsMinor: 0 },
    refundedMinor: 0,
    totalMinor: total,
    ...changes,
  };
}
const spend = (ledger: Ledger, cartId: string, pointsMinor: number) =>
  ledger.append((open) => planRedemption(open, { cartId, currency: "SEK", pointsMinor, ...noOrder }));
const settle = (ledger: Ledger, order: OrderOfPoints, cartId = `cart-${order.orderId}`): void => {
  ledger.append((open) => planReward(open, order));
  ledger.append((open) => planReversal(open, order));
  ledger.append((open) => planPointsBack(open, cartId, order));
};

describe("planReward", () => {
  it("adds points at the percentage of the member's tier before the order, once [9.29] [9.30]", () => {
    const ledger = createLedger();
    const large = orderOf("large", 500_000);
    settle(ledger, large);
    settle(ledger, large);
    assert.equal(ledger.balance(), 15_000);
    ledger.wait(1);
    settle(ledger, orderOf("next", 10_000, { placedAt: dayOf(1) }));
    assert.equal(ledger.balance(), 15_600);
  });

  it("adds nothing for a non-member, in another currency, or for an order already cancelled", () => {
    const ledger = createLedger();
    settle(ledger, orderOf("other", 10_000, { currency: "EUR" }));
    settle(ledger, orderOf("cancelled", 10_000, { isCanceled: true }));
    assert.deepEqual(ledger.entries, []);
    const left = createLedger({ isMember: false });
    settle(left, orderOf("left", 10_000));
    assert.deepEqual(left.entries, []);
  });

  it("first settles the member's debt for refunded goods whose points were spent", () => {
    const ledger = createLedger();
    settle(ledger, orderOf("first", 100_000));
    spend(ledger, "cart", 3000);
    settle(ledger, orderOf("first", 100_000, { refundedMinor: 100_000 }));
    assert.deepEqual([ledger.balance(), ledger.owed()], [0, 3000]);
    settle(ledger, orderOf("second", 40_000));
    assert.deepEqual([ledger.balance(), ledger.owed()], [0, 1800]);
    settle(ledger, orderOf("third", 100_000));
    assert.deepEqual([ledger.balance(), ledger.owed()], [1200, 0]);
  });
});

describe("planReversal", () => {
  it("takes back the refunded share of the points, and with repeated events no more than all of them", () => {
    const ledger = createLedger();
    settle(ledger, orderOf("order", 99_900));
    for (const refundedMinor of [33_300, 33_300, 66_600, 99_900, 99_900]) {
      settle(ledger, orderOf("order", 99_900, { refundedMinor }));
    }
    assert.equal(ledger.balance(), 0);
    assert.deepEqual(
      ledger.entries.map(({ amountMinor }) => amountMinor),
      [2997, -999, -999, -999],
    );
  });

  it("takes back all points earned by a cancelled order, and returns the points that paid for it", () => {
    const ledger = createLedger();
    settle(ledger, orderOf("first", 100_000));
    spend(ledger, "cart-second", 2000);
    const second = orderOf("second", 100_000, { totalMinor: 98_000 });
    settle(ledger, second);
    settle(ledger, { ...second, isCanceled: true });
    settle(ledger, { ...second, isCanceled: true, refundedMinor: 98_000 });
    assert.equal(ledger.balance(), 3000);
  });

  it("takes back nothing when the points had expired unspent", () => {
    const ledger = createLedger();
    settle(ledger, orderOf("order", 100_000));
    ledger.wait(183);
    settle(ledger, orderOf("order", 100_000, { isCanceled: true }));
    assert.deepEqual([ledger.balance(), ledger.owed()], [0, 0]);
  });
});

describe("planRedemption", () => {
  it("takes points once per cart, in full or not at all, and only from a member in the ledger's currency [5.9]", () => {
    const ledger = createLedger();
    settle(ledger, orderOf("order", 100_000));
    spend(ledger, "dear", 3100);
    ledger.append((open) =>
      planRedemption(open, { cartId: "euro", currency: "EUR", pointsMinor: 100, ...noOrder }),
    );
    assert.equal(ledger.balance(), 3000);
    spend(ledger, "cart", 2000);
    spend(ledger, "cart", 2000);
    spend(ledger, "other", 2000);
    assert.equal(ledger.balance(), 1000);
    assert.equal(sumRedeemed(ledger.entries, "cart"), 2000);
    assert.equal(sumRedeemed(ledger.entries, "other"), 0);
  });

  it("returns points once when the placing is given up, with their old expiry, and does not take them again", () => {
    const ledger = createLedger();
    settle(ledger, orderOf("order", 100_000));
    ledger.wait(182);
    spend(ledger, "cart", 2000);
    ledger.append((open) => planUnspending(open, "cart"));
    ledger.append((open) => planUnspending(open, "cart"));
    spend(ledger, "cart", 2000);
    assert.deepEqual([ledger.balance(), sumRedeemed(ledger.entries, "cart")], [3000, 0]);
    ledger.wait(1);
    assert.equal(ledger.balance(), 0);
  });
});

const amount = fc.integer({ min: 100, max: 500_000 });
const happening = fc.record({
  kind: fc.constantFrom("order", "refund", "cancel", "giveUp", "repeat"),
  days: fc.integer({ min: 0, max: 60 }),
  place: fc.nat(20),
  total: amount,
  points: fc.integer({ min: 0, max: 2000 }),
  refunded: amount,
});

describe("any history of orders, partial refunds, cancellations and repeated events", () => {
  it("keeps every balance at zero or above, takes back at most the earned points and returns at most the spent ones", () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 25 }), (happenings) => {
        const ledger = createLedger();
        const orders: OrderOfPoints[] = [];
        let day = 0;
        for (const [index, { kind, days, place, total, points, refunded }] of happenings.entries()) {
          ledger.wait(days);
          day += days;
          const known = orders[place % Math.max(1, orders.length)];
          if (kind === "order" || kind === "giveUp") {
            const cartId = `cart-${index}`;
            const pointsMinor = Math.min(points * 100, total, Math.floor(ledger.balance() / 100) * 100);
            if (pointsMinor > 0) spend(ledger, cartId, pointsMinor);
            if (kind === "giveUp") ledger.append((open) => planUnspending(open, cartId));
            else {
              const order = orderOf(`${index}`, total, {
                placedAt: dayOf(day),
                totalMinor: total - pointsMinor,
              });
              order.bought = { ...order.bought, pointsMinor };
              orders.push(order);
              settle(ledger, order);
            }
          } else if (known !== undefined) {
            if (kind === "refund") {
              known.refundedMinor = Math.min(known.totalMinor, known.refundedMinor + refunded);
            }
            if (kind === "cancel") known.isCanceled = true;
            settle(ledger, known);
          }
          const before = ledger.entries.length;
          for (const order of orders) settle(ledger, order);
          assert.equal(ledger.entries.length, before);
        }
        const { lots, owedMinor } = foldLedger(ledger.entries);
        const sum = ledger.entries.reduce((all, { amountMinor }) => all + amountMinor, 0);
        assert.equal(
          lots.reduce((all, { leftMinor }) => all + leftMinor, 0),
          sum,
        );
        assert.ok(sum >= 0 && owedMinor >= 0);
        for (const { orderId } of orders) {
          const redeemed = sumRedeemed(ledger.entries, `cart-${orderId}`);
          assert.ok(redeemed >= 0, `${redeemed} were taken for cart ${orderId}`);
          const earned = ledger.entries
            .filter(({ orderId: id, owedMinor: owed }) => id === orderId && owed >= 0)
            .reduce((all, { amountMinor, owedMinor: owed }) => all + amountMinor - owed, 0);
          assert.ok(earned >= 0, `${earned} are left of order ${orderId}`);
        }
      }),
    );
  });
});
