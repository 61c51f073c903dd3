import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceVariation } from "./price-variation.ts";
import { calculateEarlyStart, resolveSale } from "./resolve-sale.ts";

const startsAt = "2026-11-27T08:00:00.000Z";
const sale = { name: "Black Week", discountPercentage: 20, startsAt };
const sold = { name: "Black Week", discountPercentage: 20 };
const startMs = Date.parse(startsAt);
const dayMs = 86_400_000;

describe("resolveSale", () => {
  it.each([
    ["a member", "a day and a millisecond before the start", true, "2026-11-26T07:59:59.999Z", null],
    ["a member", "a day before the start", true, "2026-11-26T08:00:00.000Z", sold],
    ["a member", "a millisecond before the start", true, "2026-11-27T07:59:59.999Z", sold],
    ["a member", "the start", true, startsAt, sold],
    ["a guest", "a day before the start", false, "2026-11-26T08:00:00.000Z", null],
    ["a guest", "a millisecond before the start", false, "2026-11-27T07:59:59.999Z", null],
    ["a guest", "the start", false, startsAt, sold],
    ["a guest", "a day after it", false, "2026-11-28T08:00:00.000Z", sold],
  ])("resolves the sale of %s at %s [9.33]", (_who, _when, isMember, now, expected) => {
    expect(resolveSale(sale, { isMember, now })).toEqual(expected);
  });

  it.each([true, false])("returns null without a sale, member %s", (isMember) => {
    expect(resolveSale(null, { isMember, now: startsAt })).toBeNull();
  });

  it("starts for members 24 hours before, also across a clock change [9.33]", () => {
    const inSummerTime = { ...sale, startsAt: "2027-03-28T10:00:00+02:00" };
    expect(calculateEarlyStart(inSummerTime)).toBe("2027-03-27T08:00:00.000Z");
  });

  const anyShopper = fc.record({
    discountPercentage: fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100),
    agreed: fc.integer({ min: 0, max: 99 }),
    msrp: fc.integer({ min: 1, max: 1_000_000 }),
    offset: fc.oneof(
      fc.integer({ min: -3 * dayMs, max: 3 * dayMs }),
      fc.constantFrom(-dayMs - 1, -dayMs, -dayMs + 1, -1, 0, 1),
    ),
  });

  it("depends on time and membership only, and never costs a member more [9.33]", () => {
    fc.assert(
      fc.property(anyShopper, ({ discountPercentage, agreed, msrp, offset }) => {
        const timed = { name: "", discountPercentage, startsAt };
        const now = new Date(startMs + offset).toISOString();
        const priceOf = (isMember: boolean) => {
          const money = { SEK: msrp, EUR: msrp, USD: msrp, DKK: msrp, NOK: msrp, GBP: msrp };
          const variation = { msrp: money, sale: resolveSale(timed, { isMember, now }), type: "filament" };
          const agreements = [{ productId: "All", discountPercentage: agreed }];
          const input = { variation, product: { id: "p" }, agreements, vatRate: 25 };
          return priceVariation({ ...input, currency: "SEK" }).gross.price;
        };
        expect(priceOf(true)).toBeLessThanOrEqual(priceOf(false));
        // Outside the day before the start, membership makes no difference.
        const isAhead = offset < 0 && offset >= -dayMs;
        expect(isAhead || priceOf(true) === priceOf(false)).toBe(true);
        expect(resolveSale(timed, { isMember: false, now }) !== null).toBe(offset >= 0);
        expect(resolveSale(timed, { isMember: true, now }) !== null).toBe(offset >= -dayMs);
      }),
    );
  });
});
