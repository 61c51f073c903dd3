import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { euCountries } from "./eu-countries.ts";
import { hasVatNumberForm, normalizeVatNumber, toVatPrefix } from "./normalize-vat-number.ts";

/** A valid number of each country, and one that is invalid by its form or its check digit. */
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

describe("normalizeVatNumber", () => {
  it.each(numbers)("for %s, accepts %s and refuses %s [3.39]", (country, right, wrong) => {
    expect(normalizeVatNumber(country, right)).toBe(right);
    expect(normalizeVatNumber(country, wrong)).toBeNull();
  });

  it("knows the format of all 27 member states, Norway and the United Kingdom", () => {
    expect(numbers.map(([country]) => country)).toEqual([...euCountries, "GB", "NO"].toSorted());
    for (const [country] of numbers) expect(hasVatNumberForm(country)).toBe(true);
    expect(hasVatNumberForm("US")).toBe(false);
  });

  it("ignores spaces, dots, dashes, case and the prefix", () => {
    const sign = fc.constantFrom("", " ", ".", "-", "/", ":", "\u00a0", "\u200b");
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
    ["GB", "XI980780685"],
    ["DE", "XI980780684"],
    ["MC", "MC40303265045"],
    ["US", "US123456789"],
    ["DK", "SE13585628"],
    ["DK", "LU 13585628"],
    ["DK", "VAT LU 13585628"],
    ["DE", "DE136695976\nDE"],
    ["IE", "XI980780684"],
    ["GB", "GBXI980780684"],
    ["toString", "136695976"],
  ])("for %s, refuses %j", (country, text) => {
    expect(normalizeVatNumber(country, text)).toBeNull();
  });

  it.each([
    ["GR", "GR094259216", "EL094259216"],
    ["GR", "EL 094.259.216", "EL094259216"],
    ["BE", "BE203201340", "BE0203201340"],
    ["BE", "203.201.340", "BE0203201340"],
    ["DE", "USt-IdNr. DE 136695976", "DE136695976"],
    ["DE", "USt-IdNr.: 136695976", "DE136695976"],
    ["DE", "DE：136695976", "DE136695976"],
    ["DE", "ＤＥ１３６６９５９７６", "DE136695976"],
    ["DE", "DE\u200b136\u00ad695/976", "DE136695976"],
    ["DE", "DE136695976\n", "DE136695976"],
    ["FR", "N° TVA : FR 40 303265045", "FR40303265045"],
    ["ES", "C.I.F. B-58378431", "ESB58378431"],
    ["IT", "P. IVA 00743110157", "IT00743110157"],
    ["DK", "SE-nr. 13585628", "DK13585628"],
    ["DK", "VAT no. 13585628", "DK13585628"],
    ["NO", "Org.nr. NO 995 525 828 MVA", "NO995525828MVA"],
    ["GB", "XI 980 7806 84", "XI980780684"],
    ["GB", "980 7806 84", "GB980780684"],
  ])("for %s, converts %j to %s [3.39]", (country, typed, expected) => {
    expect(normalizeVatNumber(country, typed)).toBe(expected);
  });

  it("leaves a normalized number unchanged", () => {
    for (const [country, right] of numbers) expect(normalizeVatNumber(country, right)).toBe(right);
    expect(normalizeVatNumber("GB", "XI980780684")).toBe("XI980780684");
  });

  it.each([
    ["NL", "NL000099998B57"],
    ["FR", "FRK7399859412"],
    ["GB", "GBGD001"],
    ["GB", "GB220430231"],
    ["NO", "NO995525828"],
    ["GB", "XI980780684"],
    ["MC", "FR40303265045"],
  ])("for %s, accepts the less usual %s", (country, text) => {
    expect(normalizeVatNumber(country, text)).toBe(text);
  });
});
