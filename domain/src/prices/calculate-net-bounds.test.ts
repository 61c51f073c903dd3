import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateNetBounds } from "./calculate-net-bounds.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";

describe("calculateNetBounds", () => {
  it.each([
    [{ from: 10_000, to: 30_000 }, 25, { from: 8000, to: 24_000 }],
    [{ from: 10_000, to: 30_000 }, 0, { from: 10_000, to: 30_000 }],
    [{ from: null, to: 24_900 }, 25, { from: null, to: 19_920 }],
    [{ from: 1, to: null }, 25, { from: 1, to: null }],
    [{ from: 0, to: 0 }, 25, { from: 0, to: 0 }],
  ])("turns %o as shown with %d percent VAT into %o without VAT", (range, vatRate, bounds) => {
    expect(calculateNetBounds(range, vatRate)).toEqual(bounds);
  });

  it("returns bounds of exactly the net prices whose price with VAT is within the range [9.12]", () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const vatRate = fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amount, amount, amount, vatRate, (net, a, b, rate) => {
        const range = { from: Math.min(a, b), to: Math.max(a, b) };
        const bounds = calculateNetBounds(range, rate);
        const shown = calculateUnitPrice({ msrpMinor: net, discountPercentage: 0, vatRate: rate }).price;
        const isShownInside = shown >= range.from && shown <= range.to;
        expect(net >= Number(bounds.from) && net <= Number(bounds.to)).toBe(isShownInside);
      }),
      { numRuns: 1000 },
    );
  });
});
