import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsPostalCode, normalizePostalCode } from "./normalize-postal-code.ts";

const codes = [
  ["SE", "22223", "222 23"],
  ["SE", "SE-222 23", "222 23"],
  ["DE", "D-10115", "10115"],
  ["DK", "8000", "8000"],
  ["FI", "FI-00100", "00100"],
  ["FR", "75 001", "75001"],
  ["GB", "sw1a1aa", "SW1A 1AA"],
  ["GB", "M1 1AE", "M1 1AE"],
  ["US", "94105", "94105"],
  ["US", "94105 1234", "94105-1234"],
  ["CA", "k1a0b1", "K1A 0B1"],
  ["NL", "1012ab", "1012 AB"],
  ["PL", "00950", "00-950"],
  ["PT", "1000205", "1000-205"],
  ["JP", "1000001", "100-0001"],
  ["BR", "01310100", "01310-100"],
  ["LU", "L-1248", "1248"],
  ["LV", "LV-1010", "1010"],
  ["IE", "d02af30", "D02 AF30"],
  ["MT", "vlt1117", "VLT 1117"],
  ["AD", "ad500", "AD500"],
] as const;

describe("a postal code", () => {
  it.each(codes)("of %s typed as %j is %j [3.40]", (country, typed, expected) => {
    expect(normalizePostalCode(country, typed)).toBe(expected);
  });

  it.each([
    ["SE", "2222"],
    ["SE", "ABC 12"],
    ["DE", "1011"],
    ["US", "9410"],
    ["CA", "D1A 0B1"],
    ["GB", "12345"],
    ["MC", "75001"],
    ["SE", ""],
  ])("of %s is not %j", (country, typed) => {
    expect(normalizePostalCode(country, typed)).toBeNull();
  });

  it("stays as it is once it is written as its country does", () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), ([country, , expected]) => {
        expect(normalizePostalCode(country, expected)).toBe(expected);
      }),
    );
  });

  it("is taken as typed where its form is not known, and not asked for where there are none", () => {
    expect(normalizePostalCode("ZZ", " A 1 ")).toBe("A 1");
    expect(needsPostalCode("HK")).toBe(false);
    expect(needsPostalCode("SE")).toBe(true);
  });
});
