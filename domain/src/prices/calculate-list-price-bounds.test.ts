import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateListPriceBounds } from "./calculate-list-price-bounds.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((part) => part / 100);

describe("calculateListPriceBounds", () => {
  it.each([
    [{ from: 10_000, to: 20_000 }, 25, 20, { from: 10_000, to: 20_000 }],
    [{ from: 10_000, to: 20_000 }, 0, 50, { from: 20_000, to: 40_001 }],
    [{ from: null, to: 20_000 }, 25, 0, { from: null, to: 16_000 }],
    [{ from: 10_000, to: null }, 25, 0, { from: 8_000, to: null }],
  ])(
    "for %j with a VAT of %d percent and a discount of %d percent, returns %j [9.12] [9.13]",
    (range, vatRate, discountPercentage, bounds) => {
      expect(calculateListPriceBounds(range, { vatRate, discountPercentage })).toEqual(bounds);
    },
  );

  it("returns bounds of exactly the list prices whose charged price is within the range [9.13]", () => {
    const input = fc.record({
      vatRate: hundredths(30),
      discountPercentage: hundredths(100),
      msrpMinor: fc.integer({ min: 0, max: 1_000_000 }),
      from: fc.integer({ min: 0, max: 1_000_000 }),
      width: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(input, ({ msrpMinor, from, width, ...rates }) => {
        const to = from + width;
        const { price } = calculateUnitPrice({ ...rates, msrpMinor });
        const bounds = calculateListPriceBounds({ from, to }, rates);
        expect(msrpMinor >= Number(bounds.from)).toBe(price >= from);
        expect(msrpMinor <= Number(bounds.to)).toBe(price <= to);
      }),
      { numRuns: 2000 },
    );
  });

  it("returns bounds beyond all prices when the discount is 100 percent", () => {
    const { from, to } = calculateListPriceBounds(
      { from: 1, to: 5 },
      { vatRate: 25, discountPercentage: 100 },
    );
    expect([Number(from) > 1e11, Number(to) > 1e11]).toEqual([true, true]);
  });
});
