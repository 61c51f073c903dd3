import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCountry } from "./format-country.ts";

describe("formatCountry", () => {
  it.each([
    ["HK", "sv", "Hongkong"],
    ["HK", "en", "Hong Kong"],
    ["MO", "de", "Macau"],
    ["PS", "fr", "Palestine"],
    ["US", "en", "United States"],
    ["GB", "sv", "Storbritannien"],
    ["NO", "no", "Norge"],
  ])("formats %s in %s as %s", (country, language, name) => {
    expect(formatCountry(country, language)).toBe(name);
  });
  it("leaves a text unchanged that is no country code", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const name = formatCountry(text, "sv");
        expect(name === text || /^[A-Z]{2}$/.test(text)).toBe(true);
      }),
    );
  });
});
