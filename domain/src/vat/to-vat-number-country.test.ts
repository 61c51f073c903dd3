import { describe, expect, it } from "vitest";
import { isInOtherMemberState } from "./resolve-tax-area.ts";
import { isOfOtherMemberState, toVatNumberCountry } from "./to-vat-number-country.ts";

describe("toVatNumberCountry", () => {
  it.each([
    ["DE", "DE136695976", "DE", true],
    ["SE", "SE556012579001", "SE", false],
    ["GB", "GB980780684", "GB", false],
    ["GB", "XI980780684", "XI", true],
    ["MC", "FR40303265045", "FR", true],
    ["NO", "NO995525829MVA", "NO", false],
    ["US", "XI980780684", "US", false],
  ])(
    "for a company in %s with %s, returns %s; a member state other than the seller's: %s",
    (country, vatNumber, expected, isOther) => {
      expect(toVatNumberCountry({ country, vatNumber })).toBe(expected);
      expect(isOfOtherMemberState(expected, "SE")).toBe(isOther);
      expect(isOfOtherMemberState(expected, "NO")).toBe(false);
    },
  );
});

describe("isInOtherMemberState", () => {
  it.each([
    ["DE", "SE", true],
    ["SE", "SE", false],
    ["NO", "SE", false],
    ["SE", "NO", false],
    ["MC", "SE", true],
    ["MC", "FR", false],
  ])("returns for %s and a seller in %s: %s [3.39]", (country, sellerCountry, isOther) => {
    expect(isInOtherMemberState({ country, zip: null }, sellerCountry)).toBe(isOther);
  });
});
