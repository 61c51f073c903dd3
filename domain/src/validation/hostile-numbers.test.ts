import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeVatNumber } from "../vat/normalize-vat-number.ts";
import { vatNumberRules } from "../vat/vat-number-rules.ts";
import { isEmail, normalizeEmail } from "./is-email.ts";
import { isGln } from "./is-gln.ts";
import { isIban } from "../invoices/is-iban.ts";
import { isNumber } from "./is-number.ts";
import { isPeppolId } from "./is-peppol-id.ts";
import { normalizePostalCode } from "./normalize-postal-code.ts";
import { normalizeState } from "./states.ts";
import { isOrganizationNumber } from "./is-organization-number.ts";

const vatCountries = Object.keys(vatNumberRules);
const registerCountries = ["DE", "DK", "ES", "FI", "FR", "GB", "IT", "NO", "SE", "US"];

const postalCountries = [...vatCountries, "AD", "AU", "BR", "CA", "IN", "JP", "MC", "MX", "US"];

/** Malformed texts, some after a country's prefix. */
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

describe("company number rules", () => {
  it.each(vatCountries)(
    "handle every hostile text as a VAT number of %s without throwing [3.39]",
    (country) => {
      const isNumberOrNull = (text: string) =>
        /^[A-Z]{2}[A-Z0-9]{2,14}$/.test(normalizeVatNumber(country, text) ?? "XX000");
      const prefixed = ["", country, country.toLowerCase()].flatMap((prefix) =>
        oddTexts.map((text) => prefix + text),
      );
      expect(prefixed.filter((text) => !isNumberOrNull(text))).toEqual([]);
      fc.assert(fc.property(hostileTexts, isNumberOrNull));
    },
  );

  it.each(registerCountries)(
    "handle every hostile text as a register number of %s without throwing [5.3]",
    (country) => {
      fc.assert(
        fc.property(hostileTexts, (text) => typeof isOrganizationNumber(country, text) === "boolean"),
      );
      for (const text of oddTexts) expect(typeof isOrganizationNumber(country, text)).toBe("boolean");
      expect(isOrganizationNumber(country, "")).toBe(false);
    },
  );

  it.each(["", ...postalCountries, "XX", "toString", "__proto__"])(
    "handle every hostile text as a postal code and a state of %j without throwing [3.40], [5.4]",
    (country) => {
      const answers = (text: string) => {
        const values = [normalizePostalCode(country, text), normalizeState(country, text)];
        return values.every((value) => value === null || typeof value === "string");
      };
      expect(oddTexts.filter((text) => !answers(text))).toEqual([]);
      fc.assert(fc.property(hostileTexts, answers));
    },
  );

  it.each([isEmail, isGln, isPeppolId, isIban, (text: string) => isEmail(normalizeEmail(text))])(
    "return a boolean for every hostile text: %s [5.1], [5.6]",
    (check) => {
      expect(oddTexts.filter(check)).toEqual([]);
      fc.assert(fc.property(hostileTexts, (text) => typeof check(text) === "boolean"));
    },
  );

  it("refuse a text when the library's validator throws", () => {
    const broken = () => {
      throw new TypeError("Cannot read properties of undefined (reading 'padStart')");
    };
    expect(isNumber(broken, "123")).toBe(false);
  });

  it("refuse an empty text, whatever the validator returns", () => {
    expect(isNumber(() => ({ isValid: true, compact: "" }), "")).toBe(false);
  });
});
