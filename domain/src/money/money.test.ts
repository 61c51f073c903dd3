import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies, isCurrency } from "./currency.ts";
import { divideRounded } from "./divide-rounded.ts";
import { formatPrice } from "./format-price.ts";
import { multiplyByPercent } from "./multiply-by-percent.ts";
import { toMajor } from "./to-major.ts";
import { toMinor } from "./to-minor.ts";

const minor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const percent = fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100);

describe("currencies", () => {
  it("lists SEK, EUR, USD, DKK, NOK and GBP [9.2]", () => {
    expect(currencies).toEqual(["SEK", "EUR", "USD", "DKK", "NOK", "GBP"]);
    expect(isCurrency("GBP")).toBe(true);
    expect(isCurrency("gbp")).toBe(false);
    expect(isCurrency(null)).toBe(false);
  });
});

describe("divideRounded", () => {
  it.each([
    [5n, 10n, 1],
    [4n, 10n, 0],
    [-5n, 10n, -1],
    [-4n, 10n, 0],
    [15n, 10n, 2],
    [-15n, 10n, -2],
    [1n, 3n, 0],
    [2n, 3n, 1],
  ])("rounds %d over %d to %d", (numerator, denominator, expected) => {
    expect(divideRounded(numerator, denominator)).toBe(expected);
  });
});

describe("multiplyByPercent", () => {
  it.each([
    [100, 125, 125],
    [1, 50, 1],
    [-1, 50, -1],
    [3, 50, 2],
    [-3, 50, -2],
    [199, 12.5, 25],
    [23_920, 125, 29_900],
    [1005, 0.1, 1],
    [0, 33.33, 0],
  ])("calculates for %d minor units and %d percent: %d", (amount, rate, expected) => {
    expect(multiplyByPercent(amount, rate)).toBe(expected);
  });

  it("rounds symmetrically around zero", () => {
    fc.assert(
      fc.property(minor, percent, (amount, rate) => {
        expect(multiplyByPercent(-amount, rate) + multiplyByPercent(amount, rate)).toBe(0);
      }),
    );
  });

  it("never falls when the amount or the percentage rises", () => {
    const anAmount = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(anAmount, anAmount, percent, percent, (a, b, p, q) => {
        const small = multiplyByPercent(Math.min(a, b), Math.min(p, q));
        expect(small).toBeLessThanOrEqual(multiplyByPercent(Math.max(a, b), Math.max(p, q)));
      }),
    );
  });

  it("returns for 100 + n percent the amount plus n percent of it", () => {
    fc.assert(
      fc.property(minor, percent, (amount, rate) => {
        expect(multiplyByPercent(amount, 100 + rate)).toBe(amount + multiplyByPercent(amount, rate));
      }),
    );
  });

  it("throws for an amount that is not whole minor units, and for a percentage that is not finite", () => {
    expect(() => multiplyByPercent(1.5, 25)).toThrow(RangeError);
    expect(() => multiplyByPercent(100, Number.NaN)).toThrow(RangeError);
  });

  it("stays within half a unit of the exact product, at any size", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 20_000 }), (amount, hundredths) => {
        const exact = BigInt(amount) * BigInt(hundredths);
        const rounded = divideRounded(exact, 10_000n);
        fc.pre(Number.isSafeInteger(rounded));
        expect(multiplyByPercent(amount, hundredths / 100)).toBe(rounded);
        const error = BigInt(rounded) * 10_000n - exact;
        expect(error <= 5_000n && error >= -5_000n).toBe(true);
      }),
    );
  });
});

describe("toMinor", () => {
  it.each([
    ["1.005", 101],
    [1.005, 101],
    [-1.005, -101],
    ["0.994", 99],
    [0.1 + 0.2, 30],
    ["249", 24_900],
    ["249.5", 24_950],
    [239.2, 23_920],
    ["-0.001", 0],
    ["0.00499999999999", 0],
    [0.005, 1],
    [-0.005, -1],
    [1e-9, 0],
    [0.1 * 0.35, 4],
    [123_456_789.005, 12_345_678_901],
    [9_999_999_999.99, 999_999_999_999],
  ])("converts %s to %d", (major, expected) => {
    expect(toMinor(major)).toBe(expected);
  });

  it("reverses toMajor", () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(toMinor(toMajor(amount))).toBe(amount);
      }),
    );
  });

  it("rounds by the third decimal digit, for a number as for a string", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
        const expected = divideRounded(BigInt(thousandths), 10n);
        expect(toMinor(thousandths / 1000)).toBe(expected);
        expect(toMinor((thousandths / 1000).toFixed(3))).toBe(expected);
      }),
    );
  });

  it.each(["", "12,50", "1e3", "NaN"])("throws for %j", (text) => {
    expect(() => toMinor(text)).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e14, 1e21])("throws for the number %d", (major) => {
    expect(() => toMinor(major)).toThrow(RangeError);
  });
});

describe("formatPrice", () => {
  it.each([
    [123_450, "SEK", "1.234,50 SEK"],
    [5, "DKK", "0,05 DKK"],
    [100_000_000, "NOK", "1.000.000,00 NOK"],
    [-500, "SEK", "-5,00 SEK"],
  ] as const)("formats %d %s with the code behind, comma and dots [9.15]", (amount, currency, expected) => {
    expect(formatPrice(amount, currency, true)).toBe(expected);
  });

  it.each([
    [123_450, "EUR", "€1,234.50"],
    [99, "USD", "$0.99"],
    [100_000_000, "GBP", "£1,000,000.00"],
    [-500, "EUR", "-€5.00"],
  ] as const)("formats %d %s with the symbol before, dot and commas [9.16]", (amount, currency, expected) => {
    expect(formatPrice(amount, currency, false)).toBe(expected);
  });

  it.each([
    [null, "SEK", true],
    [undefined, "SEK", true],
    [Number.NaN, "SEK", true],
    [Number.POSITIVE_INFINITY, "SEK", true],
    [100, null, true],
    [100, undefined, true],
    [100, "SEK", undefined],
    [100, "SEK", null],
  ] as const)("returns N/A for %s, %s, %s [5.11]", (amount, currency, withVat) => {
    expect(formatPrice(amount, currency, withVat)).toBe("N/A");
  });

  it("formats zero without a sign", () => {
    expect(formatPrice(0, "EUR", true)).toBe("€0.00");
    expect(formatPrice(-0, "SEK", true)).toBe("0,00 SEK");
    expect(formatPrice(-0.4, "EUR", true)).toBe("€0.00");
  });

  it("formats the same with and without VAT, always with two decimals [9.11]", () => {
    fc.assert(
      fc.property(minor, fc.constantFrom(...currencies), (amount, currency) => {
        const text = formatPrice(amount, currency, true);
        expect(formatPrice(amount, currency, false)).toBe(text);
        expect(text).toMatch(
          currency === "EUR" || currency === "USD" || currency === "GBP"
            ? /^-?[€$£]\d{1,3}(?:,\d{3})*\.\d{2}$/
            : /^-?\d{1,3}(?:\.\d{3})*,\d{2} [A-Z]{3}$/,
        );
      }),
    );
  });

  it("matches the German and English formats of Intl [9.15] [9.16]", () => {
    const german = new Intl.NumberFormat("de", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const english = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });
    fc.assert(
      fc.property(minor, (amount) => {
        expect(formatPrice(amount, "SEK", true)).toBe(`${german.format(amount / 100)} SEK`);
        expect(formatPrice(amount, "EUR", true)).toBe(english.format(amount / 100));
      }),
    );
  });

  it("can be parsed back to the amount in every currency [9.14]", () => {
    fc.assert(
      fc.property(minor, fc.constantFrom(...currencies), (amount, currency) => {
        const digits = formatPrice(amount, currency, true).replaceAll(/\D/g, "");
        const negative = formatPrice(amount, currency, true).startsWith("-");
        expect(negative ? -Number(digits) : Number(digits)).toBe(amount);
      }),
    );
  });
});
