import { describe, expect, it } from "vitest";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { toPriorPrice } from "./to-prior-price.ts";

const { msrp } = testCatalogue.products[0]!.variations[0]!;
const half = { ...msrp, SEK: Math.round(msrp.SEK / 2) };
const sale = { name: "Black Week", discountPercentage: 20 };
const startsAt = "2026-03-04T08:00:00.000Z";
const earlyAt = "2026-03-03T08:00:00.000Z";
const record = (since: string, price = msrp, discountPercentage = 0) => ({
  since,
  msrp: price,
  discountPercentage,
});
const sinceNewYear = record("2026-01-01T00:00:00.000Z");

describe("toPriorPrice", () => {
  it("finds the lowest price of the 30 days before the members' day [9.33]", () => {
    const priceHistory = [record("2026-01-01T00:00:00.000Z", half), record("2026-02-01T08:00:00.001Z")];
    // The lower price ended just within the 30 days before the members' start.
    expect(toPriorPrice({ msrp, priceHistory }, sale, earlyAt)?.SEK?.msrpMinor).toBe(half.SEK);
    expect(toPriorPrice({ msrp, priceHistory }, sale, startsAt)?.SEK?.msrpMinor).toBe(msrp.SEK);
  });

  it("finds the lowest price before the history contains the sale, which is recorded a moment later", () => {
    const priceHistory = [sinceNewYear];
    const expected = { msrpMinor: msrp.SEK, discountPercentage: 0 };
    expect(toPriorPrice({ msrp, priceHistory }, sale, startsAt)?.SEK).toEqual(expected);
    const written = [...priceHistory, record("2026-03-04T08:00:20.000Z", msrp, 20)];
    expect(toPriorPrice({ msrp, priceHistory: written }, sale, startsAt)?.SEK).toEqual(expected);
    expect(toPriorPrice({ msrp, priceHistory: written }, sale, null)?.SEK).toEqual(expected);
  });

  it("finds the lowest price when the list price changed on the members' day", () => {
    const priceHistory = [sinceNewYear, record("2026-03-03T12:00:00.000Z", half)];
    expect(toPriorPrice({ msrp: half, priceHistory }, sale, earlyAt)?.SEK?.msrpMinor).toBe(half.SEK);
  });

  it("returns null when no price before the sale is known", () => {
    expect(toPriorPrice({ msrp, priceHistory: [] }, sale, startsAt)).toBeNull();
    expect(toPriorPrice({ msrp, priceHistory: [] }, sale, null)).toBeNull();
  });
});
