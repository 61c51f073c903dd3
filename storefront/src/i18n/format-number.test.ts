import { languages } from "@spolverk/content/languages";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber } from "./format-number.ts";

describe.each(languages)("a number in %s", (language) => {
  it("is written as the language's own data have it", () => {
    const format = new Intl.NumberFormat(language);
    for (const value of [0, 0.03, 1.24, 999, 1000, 1234.5, 9999, 10_000, 123_456, 1_234_567.891]) {
      expect(formatNumber(value, language)).toBe(format.format(value));
    }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandths) => {
        expect(formatNumber(thousandths / 1000, language)).toBe(format.format(thousandths / 1000));
      }),
    );
  });
});
