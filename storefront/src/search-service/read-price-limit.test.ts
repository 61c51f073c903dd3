import { describe, expect, it } from "vitest";
import { readPriceLimit } from "./read-price-limit.ts";
import { toPriceRange } from "./listing-filters.ts";

describe("readPriceLimit", () => {
  it.each([
    ["", null, null],
    ["  ", null, null],
    ["200", 200, 200],
    [" 200 ", 200, 200],
    ["1 000", 1000, 1000],
    ["1\u00A0000", 1000, 1000],
    ["1\u202F000 000", 1_000_000, 1_000_000],
    ["２５０", 250, 250],
    ["12,5", 12, 13],
    ["12.50", 12, 13],
    ["12,00", 12, 12],
    ["１２，５", 12, 13],
    ["10000000", 10_000_000, 10_000_000],
    ["10000001", "invalid", "invalid"],
    ["100kr", "invalid", "invalid"],
    ["-5", "invalid", "invalid"],
    ["1 00", "invalid", "invalid"],
    ["1.000", "invalid", "invalid"],
    ["1e3", "invalid", "invalid"],
    ["123456789", "invalid", "invalid"],
  ])("reads %j with decimals that widen the range", (typed, from, to) => {
    expect(readPriceLimit(typed, "from")).toBe(from);
    expect(readPriceLimit(typed, "to")).toBe(to);
  });

  it("reads the two ends in an address in the same way, even when they are swapped", () => {
    expect(toPriceRange("1 000", "２００,5")).toEqual({ from: 200, to: 1000 });
    expect(toPriceRange("12,5", "12,5")).toEqual({ from: 12, to: 13 });
    expect(toPriceRange("100kr", "")).toBeNull();
  });
});
