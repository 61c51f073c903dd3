import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, type Money } from "../money/currency.ts";
import { calculateUnitPrice } from "./calculate-unit-price.ts";
import { type PriceRecord, resolvePriorPrice } from "./resolve-prior-price.ts";

const money = (sek: number) => Object.fromEntries(currencies.map((currency) => [currency, sek])) as Money;
const price = (since: string, sek: number, discountPercentage = 0): PriceRecord => ({
  since: `${since}T00:00:00.000Z`,
  msrp: money(sek),
  discountPercentage,
});
const lowest = (...history: PriceRecord[]) => resolvePriorPrice(history, "SEK");

describe("resolvePriorPrice: the lowest price of the 30 days before a reduction [3.12]", () => {
  it("returns the price before the reduction when no other price preceded it", () => {
    const history = [price("2024-01-01", 20_000), price("2026-03-01", 20_000, 20)];
    expect(lowest(...history)).toEqual({ msrpMinor: 20_000, discountPercentage: 0 });
  });
  it("returns the price of an earlier sale within the 30 days", () => {
    const history = [
      price("2024-01-01", 20_000),
      price("2026-02-10", 20_000, 25),
      price("2026-02-15", 20_000),
      price("2026-03-01", 20_000, 20),
    ];
    expect(lowest(...history)).toEqual({ msrpMinor: 20_000, discountPercentage: 25 });
  });
  it("ignores a price that ended 30 days before the reduction, and counts one that ended a day later", () => {
    const before = [price("2024-01-01", 10_000)];
    const reduced = price("2026-03-31", 20_000, 10);
    expect(lowest(...before, price("2026-03-01", 20_000), reduced)?.msrpMinor).toBe(20_000);
    expect(lowest(...before, price("2026-03-02", 20_000), reduced)?.msrpMinor).toBe(10_000);
  });
  it("returns the lower price after a reduction has shrunk, which starts a new reduction", () => {
    const history = [
      price("2024-01-01", 20_000),
      price("2026-02-10", 20_000, 25),
      price("2026-03-01", 20_000, 20),
    ];
    expect(lowest(...history)).toEqual({ msrpMinor: 20_000, discountPercentage: 25 });
    expect(lowest(...history, price("2026-03-05", 20_000, 22))?.discountPercentage).toBe(25);
  });
  it("returns the reduced price before the list price was raised during the sale", () => {
    const history = [
      price("2024-01-01", 20_000),
      price("2026-02-10", 20_000, 20),
      price("2026-03-01", 25_000, 20),
    ];
    expect(lowest(...history)).toEqual({ msrpMinor: 20_000, discountPercentage: 20 });
  });
  it("counts a reduction that grows without a pause from its first day", () => {
    const history = [
      price("2024-01-01", 20_000),
      price("2026-01-01", 20_000, 10),
      price("2026-03-01", 20_000, 30),
    ];
    expect(lowest(...history)).toEqual({ msrpMinor: 20_000, discountPercentage: 0 });
  });
  it("returns null without a reduction, without an earlier price and without history", () => {
    expect(lowest(price("2024-01-01", 20_000))).toBeNull();
    expect(lowest(price("2026-03-01", 20_000, 20))).toBeNull();
    expect(lowest()).toBeNull();
  });
  it("reads the given currency only", () => {
    const before = { ...price("2026-02-01", 20_000), msrp: { ...money(20_000), EUR: 1752 } };
    const history = [before, price("2026-03-01", 20_000, 20)];
    expect(resolvePriorPrice(history, "EUR")?.msrpMinor).toBe(1752);
  });
  it("never exceeds a price in force just before the reduction, in any order of the records", () => {
    const day = fc.integer({ min: 0, max: 400 });
    const past = fc.uniqueArray(
      fc.record({ day, sek: fc.integer({ min: 1, max: 99_999 }), percent: fc.constantFrom(0, 10, 25) }),
      { minLength: 1, maxLength: 8, selector: (entry) => entry.day },
    );
    fc.assert(
      fc.property(past, (entries) => {
        const toDate = (at: number) => new Date(at * 86_400_000).toISOString().slice(0, 10);
        const full = price(toDate(401), 50_000);
        const history = [
          price(toDate(402), 50_000, 20),
          full,
          ...entries.map((entry) => price(toDate(entry.day), entry.sek, entry.percent)),
        ];
        const found = resolvePriorPrice(history, "SEK");
        expect(found).not.toBeNull();
        expect(found && calculateUnitPrice({ ...found, vatRate: 0 }).price).toBeLessThanOrEqual(50_000);
        expect(resolvePriorPrice(history.toReversed(), "SEK")).toEqual(found);
      }),
    );
  });
});
