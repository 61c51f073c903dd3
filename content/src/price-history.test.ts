import { describe, expect, it } from "vitest";
import { resolvePriceHistory } from "./price-history.ts";

const msrp = { SEK: 20_000, EUR: 1800, USD: 2000, DKK: 13_000, NOK: 20_000, GBP: 1500 };
const variation = { msrp, activeDate: "2024-01-01", sale: null, earlierSales: [] };
const resolve = (changes: Partial<Parameters<typeof resolvePriceHistory>[0]>) =>
  resolvePriceHistory({ ...variation, ...changes }, "2026-11-21").map(({ since, discountPercentage }) => [
    since.slice(0, 10),
    discountPercentage,
  ]);

describe("resolvePriceHistory", () => {
  it("begins with the price on the first day of sale", () => {
    expect(resolve({})).toEqual([["2024-01-01", 0]]);
  });
  it("includes past sales and the current one, counted from today", () => {
    const history = resolve({
      earlierSales: [{ from: "-30d", to: "-20d", discountPercentage: 25 }],
      sale: { name: "Workshop week", discountPercentage: 20, since: "-5d" },
    });
    expect(history).toEqual([
      ["2024-01-01", 0],
      ["2026-10-22", 25],
      ["2026-11-01", 0],
      ["2026-11-16", 20],
    ]);
  });
});
