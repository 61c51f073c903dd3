import { currencies, type PriceRecord } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { isReducedForEveryone } from "./price-for-everyone.ts";

const product = testCatalogue.products[0]!;
const { msrp } = product.variations[0]!;
const sale = { name: "Workshop week", discountPercentage: 20 };
const full: PriceRecord = { since: "2026-01-01T00:00:00.000Z", msrp, discountPercentage: 0 };
const now: PriceRecord = { since: "2026-03-01T00:00:00.000Z", msrp, discountPercentage: 20 };

const isReduced = (priceHistory: PriceRecord[], changes = {}) =>
  isReducedForEveryone(product, { msrp, sale, timedSale: null, priceHistory, ...changes });

describe("what is listed as on sale [2.48]", () => {
  it("includes a sale price below the lowest price of the 30 days before it", () => {
    expect(isReduced([full, now])).toBe(true);
  });

  it("excludes a sale price that applied, or was undercut, within the 30 days before", () => {
    const before = (discountPercentage: number): PriceRecord[] => [
      full,
      { ...full, since: "2026-02-10T00:00:00.000Z", discountPercentage },
      { ...full, since: "2026-02-15T00:00:00.000Z" },
      now,
    ];
    expect([25, 20, 15].map((percent) => isReduced(before(percent)))).toEqual([false, false, true]);
  });

  it("excludes a price that rose in one of the currencies", () => {
    for (const currency of currencies) {
      const cheap = { ...full, msrp: { ...msrp, [currency]: Math.round(msrp[currency] / 2) } };
      expect(isReduced([cheap, now])).toBe(false);
    }
  });

  it("excludes variations without a sale or without a price before it", () => {
    expect(isReduced([full, now], { sale: null })).toBe(false);
    expect(isReduced([now])).toBe(false);
    expect(isReduced([])).toBe(false);
  });
});
