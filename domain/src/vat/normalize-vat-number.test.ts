import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { euCountries } from "./eu-countries.ts";
import { hasVatNumberForm, normalizeVatNumber, toVatPrefix } from "./normalize-vat-number.ts";

/** A right number of each country, and one that is wrong: by its form, or by a check digit where there is one. */
const numbers = [
  ["AT", "ATU13585627", "AT12345678"],
  ["BE", "BE0203201340", "BE0203201341"],
  ["BG", "BG175074752", "BG12345678"],
  ["CY", "CY10259033P", "CY123456789"],
  ["CZ", "CZ25123891", "CZ1234567"],
  ["DE", "DE136695976", "DE136695977"],
  ["DK", "DK13585628", "DK13585629"],
  ["EE", "EE100931558", "EE100931559"],
  ["ES", "ESB58378431", "ES123456789"],
  ["FI", "FI20774740", "FI20774741"],
  ["FR", "FR40303265045", "FR41303265045"],
  ["GB", "GB980780684", "GB980780685"],
  ["GR", "EL094259216", "EL094259217"],
  ["HR", "HR33392005961", "HR33392005962"],
  ["HU", "HU12892312", "HU12892313"],
  ["IE", "IE6433435OA", "IE12345678"],
  ["IT", "IT00743110157", "IT00743110158"],
  ["LT", "LT100001919017", "LT1234567890"],
  ["LU", "LU15027442", "LU15027443"],
  ["LV", "LV40003521600", "LV123456789"],
  ["MT", "MT11679112", "MT1234567"],
  ["NL", "NL004495445B01", "NL004495446B01"],
  ["NO", "NO995525828MVA", "NO995525829MVA"],
  ["PL", "PL8567346215", "PL8567346216"],
  ["PT", "PT501964843", "PT501964844"],
  ["RO", "RO18547290", "RO1"],
  ["SE", "SE556012579001", "SE556012579101"],
  ["SI", "SI50223054", "SI50223055"],
  ["SK", "SK2022749619", "SK2022749618"],
] as const;

describe("a VAT number", () => {
  it.each(numbers)("of %s can be %s but not %s [3.39]", (country, right, wrong) => {
    expect(normalizeVatNumber(country, right)).toBe(right);
    expect(normalizeVatNumber(country, wrong)).toBeNull();
  });

  it("has a known form in all 27 member states, Norway and the United Kingdom", () => {
    expect(numbers.map(([country]) => country)).toEqual([...euCountries, "GB", "NO"].toSorted());
    for (const [country] of numbers) expect(hasVatNumberForm(country)).toBe(true);
    expect(hasVatNumberForm("US")).toBe(false);
  });

  it("is the same whatever spaces, dots, dashes and small letters it is written with, and without its prefix", () => {
    const sign = fc.constantFrom("", " ", ".", "-", "\u00a0");
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.array(sign, { minLength: 16, maxLength: 16 }),
        fc.boolean(),
        (known, signs, hasPrefix) => {
          const [country, right] = known;
          const bare = hasPrefix ? right : right.slice(toVatPrefix(country).length);
          const typed = [...bare.toLowerCase()].map((letter, at) => letter + (signs[at] ?? "")).join("");
          expect(normalizeVatNumber(country, typed)).toBe(right);
        },
      ),
    );
  });

  it.each([
    ["DE", "SE556012579001"],
    ["DE", ""],
    ["GR", "GR094259216"],
    ["GB", "XI980780685"],
    ["DE", "XI980780684"],
    ["MC", "MC40303265045"],
    ["US", "US123456789"],
    ["DE", "DE136695976\nDE"],
  ])("of %s is not %j", (country, text) => {
    expect(normalizeVatNumber(country, text)).toBeNull();
  });

  it.each([
    ["NL", "NL000099998B57"],
    ["FR", "FRK7399859412"],
    ["GB", "GBGD001"],
    ["GB", "GB220430231"],
    ["NO", "NO995525828"],
    ["GB", "XI980780684"],
    ["MC", "FR40303265045"],
  ])("of %s can be the less usual %s", (country, text) => {
    expect(normalizeVatNumber(country, text)).toBe(text);
  });
});
