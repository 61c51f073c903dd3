import { describe, expect, it } from "vitest";
import { isExport } from "./is-export.ts";

const goods = { giftCard: null, vatRate: 0 };
const taxed = { giftCard: null, vatRate: 25 };
const giftCard = { giftCard: {}, vatRate: 0 };
const order = { country: "US", zip: "94105", sellerCountry: "SE", lines: [goods] };

describe("isExport", () => {
  it.each([
    ["US", "94105", true],
    ["CH", "8001", true],
    ["NO", "0150", true],
    ["GB", "SW1A 1AA", true],
    ["GB", "BT1 5GS", false],
    ["GB", "bt15gs", false],
    ["GB", "B1 1BT", true],
    ["MC", "98000", false],
    ["DE", "10115", false],
    ["SE", "252 20", false],
    ["AX", "22100", true],
  ])(
    "returns for goods without VAT to %s %s: %s (directive 2006/112/EC, article 146)",
    (country, zip, expected) => {
      expect(isExport({ ...order, country, zip })).toBe(expected);
    },
  );

  it.each([
    ["returns false for goods with the VAT of the destination", [taxed], false],
    ["returns true for goods on both sides of the Norwegian threshold", [taxed, goods], true],
    ["returns false for gift cards alone", [giftCard], false],
    ["returns false for goods with VAT and a gift card", [taxed, giftCard], false],
  ])("%s", (_, lines, expected) => {
    expect(isExport({ ...order, country: "NO", lines })).toBe(expected);
  });

  it("returns false for a seller outside the European Union", () => {
    expect(isExport({ ...order, sellerCountry: "GB" })).toBe(false);
  });
});
