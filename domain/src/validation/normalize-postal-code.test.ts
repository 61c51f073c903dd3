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

describe("normalizePostalCode", () => {
  it.each(codes)("normalizes for %s the text %j to %j [3.40]", (country, typed, expected) => {
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
  ])("refuses for %s the text %j", (country, typed) => {
    expect(normalizePostalCode(country, typed)).toBeNull();
  });

  it.each([
    ["NL", "NL-1012 AB", "1012 AB"],
    ["NL", "1012 NL", "1012 NL"],
    ["IT", "I-00118", "00118"],
    ["IT", "IT 00118", "00118"],
    ["ES", "E-28001", "28001"],
    ["PL", "PL-00-950", "00-950"],
    ["CZ", "CZ-110 00", "110 00"],
    ["PT", "P-1000-205", "1000-205"],
    ["GR", "GR-105 57", "105 57"],
    ["HU", "H-1051", "1051"],
    ["FI", "FIN-00100", "00100"],
    ["FI", "AX-22100", "22100"],
    ["IS", "IS-101", "101"],
    ["EE", "EST 10111", "10111"],
    ["MC", "MC-98000", "98000"],
    ["MC", "F-98000", "98000"],
    ["SM", "RSM-47890", "47890"],
    ["LI", "FL-9490", "9490"],
    ["IE", "IE-D02 AF30", "D02 AF30"],
    ["IE", "IRL D02 AF30", "D02 AF30"],
    ["MT", "MT-VLT 1117", "VLT 1117"],
    ["AD", "AD-AD500", "AD500"],
    ["CA", "CA-K1A 0B1", "K1A 0B1"],
    ["GB", "GB-SW1A 1AA", "SW1A 1AA"],
    ["GB", "GB-B1 1AA", "B1 1AA"],
    ["GB", "g1 1aa", "G1 1AA"],
    ["JP", "〒100-0001", "100-0001"],
    ["JP", "〒１００−０００１", "100-0001"],
    ["SE", "２２２\u3000２３", "222 23"],
    ["SE", "222\u200b23", "222 23"],
  ])("for %s, ignores country prefixes and other characters: %j is %j [3.40]", (country, typed, expected) => {
    expect(normalizePostalCode(country, typed)).toBe(expected);
  });

  it("ignores the ISO code before a postal code of every country [3.40]", () => {
    for (const [country, , expected] of codes) {
      expect(normalizePostalCode(country, `${country}-${expected}`)).toBe(expected);
    }
  });

  it.each([
    ["DE", "F-75001"],
    ["AT", "CH-8001"],
    ["NL", "BE-1012 AB"],
    ["SE", "S-"],
    ["SE", "SSE22223"],
    ["GB", "GSW1A 1AA"],
  ])("for %s, refuses another country's prefix: %j", (country, typed) => {
    expect(normalizePostalCode(country, typed)).toBeNull();
  });

  it("leaves a normalized code unchanged", () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), ([country, , expected]) => {
        expect(normalizePostalCode(country, expected)).toBe(expected);
      }),
    );
  });

  it("returns the trimmed text for a country without a known format; no code is needed in Hong Kong", () => {
    expect(normalizePostalCode("ZZ", " A 1 ")).toBe("A 1");
    expect(needsPostalCode("HK")).toBe(false);
    expect(needsPostalCode("SE")).toBe(true);
  });
});
