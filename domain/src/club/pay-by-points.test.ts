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

describe("payByPoints", () => {
  it.each([
    ["whole units alone", 29_900, 12_345, 12_300],
    ["whole units and leaves an amount that a card can be charged", 29_950, 99_999, 29_600],
    ["all of an order whose total is in whole units", 29_900, 99_999, 29_900],
    ["nothing with less than one whole point", 29_900, 99, 0],
  ])("pays %s [5.9] [9.25]", (_, total, available, points) => {
    expect(most(total, available)).toBe(points);
  });

  it("pays nothing for gift cards in the order", () => {
    expect(most(50_000, 99_900, 0)).toBe(0);
    expect(most(80_000, 99_900, 30_000)).toBe(30_000);
  });

  it("pays what the shopper wants, up to the maximum", () => {
    const input = { available: 20_000, payable: 29_900, currency: "SEK" } as const;
    expect(payByPoints(totalsOf(29_900), { ...input, wanted: 5000 })).toMatchObject({
      points: 5000,
      toPay: 24_900,
    });
    expect(payByPoints(totalsOf(29_900), { ...input, wanted: 99_900 })).toMatchObject({ points: 20_000 });
  });

  it("pays less than the shopper wants when the rest would be too small for a card charge [5.9]", () => {
    const input = { available: 99_900, payable: 50_000, currency: "SEK" } as const;
    expect(payByPoints(totalsOf(50_000), { ...input, wanted: 49_900 })).toMatchObject({
      points: 49_700,
      toPay: 300,
    });
  });

  it("never exceeds the total together with a gift card, and leaves no rest too small for a card charge", () => {
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
