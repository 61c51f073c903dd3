import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeCellNumber } from "./normalize-cell-number.ts";

describe("a cell number", () => {
  it.each([
    ["070-123 45 67", "SE", "+46701234567"],
    ["+46 (0)70-123 45 67", "SE", "+46701234567"],
    ["0046701234567", "SE", "+46701234567"],
    ["01512 3456789", "DE", "+4915123456789"],
    ["+49 30 1234567", "SE", "+49301234567"],
    ["06 12 34 56 78", "FR", "+33612345678"],
    ["(415) 555-2671", "US", "+14155552671"],
    ["07400 123456", "GB", "+447400123456"],
    ["412 34 567", "NO", "+4741234567"],
    ["20 12 34 56", "DK", "+4520123456"],
    ["312 345 6789", "IT", "+393123456789"],
    ["090-1234-5678", "JP", "+819012345678"],
  ])("normalizes %s in %s to %s [5.5]", (text, country, expected) => {
    expect(normalizeCellNumber(text, country)).toBe(expected);
    expect(normalizeCellNumber(expected, country)).toBe(expected);
  });

  it.each([
    ["call me", "SE"],
    ["12345", "SE"],
    ["1234567890123456", "SE"],
    ["+46", "SE"],
    ["070-123 45 67 ext", "SE"],
    ["0701234567", "US"],
    ["", "SE"],
    ["0701234567", "ZZ"],
  ])("refuses %j in %s [5.5]", (text, country) => {
    expect(normalizeCellNumber(text, country)).toBeNull();
  });

  it.each(["SE", "DE", "US", "MC", "", "XX", "toString", "__proto__"])(
    "returns null or E.164 for hostile text in %j and throws nothing [5.5]",
    (country) => {
      const odd = [
        "",
        "+",
        "+46",
        "00",
        "\0",
        "😀".repeat(9),
        "9".repeat(500),
        "＋４６７０",
        "\ud800",
        "(0)",
        "+(0)",
        "tel:+46",
        "٠٧٠١٢٣٤٥٦٧",
      ];
      const isNumberOrNull = (text: string) =>
        /^\+\d{5,15}$/.test(normalizeCellNumber(text, country) ?? "+00000");
      expect(odd.filter((text) => !isNumberOrNull(text))).toEqual([]);
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string({ maxLength: 30 }),
            fc.stringMatching(/^[+\d()x;ext=. -]{0,20}$/),
            fc.constantFrom(...odd),
          ),
          isNumberOrNull,
        ),
      );
    },
  );
});
