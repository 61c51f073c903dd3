import { describe, expect, it } from "vitest";
import { readAmount } from "./read-amount.ts";

describe("an amount of a parcel", () => {
  it.each([
    ["12,5", 1000, 12_500],
    ["12.5", 1000, 12_500],
    [" 20 ", 1000, 20_000],
    ["0,0004", 1000, "notANumber"],
    ["20,001", 1000, 20_001],
    ["59,95", 10, 600],
    ["175", 10, 1750],
    ["8", 1, 8],
    ["0", 1000, 0],
  ] as const)(
    "typed as %j is read with a decimal comma or point, in whole small units [3.45]",
    (typed, perUnit, read) => {
      expect(readAmount(typed, perUnit)).toBe(read);
    },
  );

  it.each(["-1", "1e3", "8 spools", "1.000.000", "1,2,3", "٣", "Infinity", "0x10", ",5", "5,"])(
    "is not read from %j",
    (typed) => {
      expect(readAmount(typed, 1000)).toBe("notANumber");
    },
  );

  it("is missing where nothing is typed, and has no decimals where pieces are counted", () => {
    expect(readAmount("  ", 10)).toBe("required");
    expect(readAmount("8,5", 1)).toBe("notWhole");
  });
});
