import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeVatNumber } from "../vat/normalize-vat-number.ts";
import { vatNumberRules } from "../vat/vat-number-rules.ts";
import { isNumber } from "./is-number.ts";
import { isOrganizationNumber } from "./is-organization-number.ts";

const vatCountries = Object.keys(vatNumberRules);
const registerCountries = ["DE", "DK", "ES", "FI", "FR", "GB", "IT", "NO", "SE", "US"];

/** What no author of a validator thinks of, some of it after the prefix of a country. */
const oddTexts = [
  "",
  " ",
  ".",
  "-",
  "\0",
  "\u200B",
  "\u202E",
  "A",
  "1",
  "0",
  "12",
  "😀",
  "😀".repeat(9),
  "\uD800",
  "１２３４５６７８９",
  "ＤＥ１２３",
  "٣",
  "9".repeat(500),
  "Z".repeat(500),
  "MVA",
  "B01",
  "__proto__",
  "toString",
  "1e9",
  "-1",
  "\n",
];
const hostileTexts = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.stringMatching(/^[0-9A-Z]{0,16}$/),
);

describe("the rules for numbers of companies", () => {
  it.each(vatCountries)(
    "answer every hostile text for a VAT number of %s without an exception [3.39]",
    (country) => {
      const readVatNumber = (text: string) => normalizeVatNumber(country, text);
      for (const text of oddTexts) {
        for (const prefix of ["", country, country.toLowerCase()]) {
          expect([null, `${prefix}${text}`.toUpperCase()]).toContain(readVatNumber(prefix + text));
        }
      }
      fc.assert(
        fc.property(hostileTexts, (text) => ["string", "object"].includes(typeof readVatNumber(text))),
      );
    },
  );

  it.each(registerCountries)(
    "answer every hostile text for a register number of %s without an exception [5.3]",
    (country) => {
      fc.assert(
        fc.property(hostileTexts, (text) => typeof isOrganizationNumber(country, text) === "boolean"),
      );
      for (const text of oddTexts) expect(typeof isOrganizationNumber(country, text)).toBe("boolean");
      expect(isOrganizationNumber(country, "")).toBe(false);
    },
  );

  it("take a validator that throws for a no", () => {
    const broken = () => {
      throw new TypeError("Cannot read properties of undefined (reading 'padStart')");
    };
    expect(isNumber(broken, "123")).toBe(false);
  });

  it("find no number in an empty text, whatever a validator says", () => {
    expect(isNumber(() => ({ isValid: true, compact: "" }), "")).toBe(false);
  });
});
