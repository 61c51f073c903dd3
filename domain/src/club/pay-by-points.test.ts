import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payByGiftCard } from "../gift-cards/pay-by-gift-card.ts";
import { calculateTotals } from "../prices/calculate-totals.ts";
import { calculateMostPoints, payByPoints } from "./pay-by-points.ts";

const totalsOf = (total: number) => {
  const nothing = { net: 0, vat: 0, total: 0 };
  return { ...calculateTotals({ lines: [], shipping: nothing, fee: nothing }), total, toPay: total };
};
const most = (total: number, available: number, payable = total) =>
  calculateMostPoints({ total }, { available, payable, currency: "SEK" });

describe("what points pay of an order", () => {
  it.each([
    ["whole units alone", 29_900, 12_345, 12_300],
    ["no more than the order costs, down to a whole unit", 29_950, 99_999, 29_600],
    ["all of an order of a whole amount", 29_900, 99_999, 29_900],
    ["nothing without points", 29_900, 99, 0],
  ])("is %s [5.9] [9.25]", (_, total, available, points) => {
    expect(most(total, available)).toBe(points);
  });

  it("is nothing for gift cards that are bought in it", () => {
    expect(most(50_000, 99_900, 0)).toBe(0);
    expect(most(80_000, 99_900, 30_000)).toBe(30_000);
  });

  it("is what the shopper wants, up to the most", () => {
    const input = { available: 20_000, payable: 29_900, currency: "SEK" } as const;
    expect(payByPoints(totalsOf(29_900), { ...input, wanted: 5000 })).toMatchObject({
      points: 5000,
      toPay: 24_900,
    });
    expect(payByPoints(totalsOf(29_900), { ...input, wanted: 99_900 })).toMatchObject({ points: 20_000 });
  });

  it("is less than wanted where that would leave too little to charge a card with [5.9]", () => {
    const input = { available: 99_900, payable: 50_000, currency: "SEK" } as const;
    expect(payByPoints(totalsOf(50_000), { ...input, wanted: 49_900 })).toMatchObject({
      points: 49_700,
      toPay: 300,
    });
  });

  it("and a gift card after them never exceeds the total, and leaves nothing or what a card can be charged", () => {
    const amount = fc.integer({ min: 0, max: 200_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (total, available, wanted, balance) => {
        const input = { payable: total, currency: "SEK" } as const;
        const paid = payByPoints(totalsOf(total), { ...input, available, wanted });
        const { points, giftCard, toPay } = payByGiftCard(paid, { ...input, balance });
        expect(points + giftCard + toPay).toBe(total);
        expect(points % 100).toBe(0);
        expect(points).toBeLessThanOrEqual(Math.min(available, wanted));
        expect(giftCard).toBeLessThanOrEqual(balance);
        expect(total < 300 || toPay === 0 || toPay >= 300).toBe(true);
      }),
    );
  });
});
