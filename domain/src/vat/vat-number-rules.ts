import { hasIso7064CheckDigit } from "../validation/has-iso-7064-check-digit.ts";
import { hasLuhnCheckDigit } from "../validation/has-luhn-check-digit.ts";
import { hasMod11CheckDigit } from "../validation/has-mod-11-check-digit.ts";

type Rule = {
  /** What follows the country's prefix. */
  pattern: RegExp;
  /** Whether the check digits are right; only where the tax office has published how they are made. */
  check?: (text: string) => boolean;
};

const weigh = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0);
const last = (text: string) => Number(text.at(-1));
const mod97 = (digits: string) => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** By country, ISO alpha-2: the European Union, Norway and the United Kingdom. */
export const vatNumberRules: Readonly<Record<string, Rule>> = {
  AT: { pattern: /^U\d{8}$/ },
  BE: {
    pattern: /^[01]\d{9}$/,
    check: (text) => 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8)),
  },
  BG: { pattern: /^\d{9,10}$/ },
  CY: { pattern: /^\d{8}[A-Z]$/ },
  CZ: { pattern: /^\d{8,10}$/ },
  DE: { pattern: /^[1-9]\d{8}$/, check: hasIso7064CheckDigit },
  DK: { pattern: /^\d{8}$/, check: (text) => hasMod11CheckDigit(text, [2, 7, 6, 5, 4, 3, 2, 1]) },
  EE: { pattern: /^\d{9}$/, check: (text) => weigh(text, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  ES: { pattern: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/ },
  FI: { pattern: /^\d{8}$/, check: (text) => hasMod11CheckDigit(text, [7, 9, 10, 5, 8, 4, 2, 1]) },
  FR: {
    pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
    // A key with letters in it is made in another way.
    check: (text) =>
      !/^\d{2}/.test(text) || (12 + 3 * (Number(text.slice(2)) % 97)) % 97 === Number(text.slice(0, 2)),
  },
  GB: {
    pattern: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
    check: (text) => {
      if (/^[A-Z]/.test(text)) return true;
      const sum = weigh(text, [8, 7, 6, 5, 4, 3, 2]) + Number(text.slice(7, 9));
      return sum % 97 === 0 || (sum + 55) % 97 === 0;
    },
  },
  GR: {
    pattern: /^\d{9}$/,
    check: (text) => (weigh(text, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(text),
  },
  HR: { pattern: /^\d{11}$/, check: hasIso7064CheckDigit },
  HU: { pattern: /^\d{8}$/, check: (text) => weigh(text, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { pattern: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { pattern: /^\d{11}$/, check: hasLuhnCheckDigit },
  LT: { pattern: /^(?:\d{9}|\d{12})$/ },
  LU: { pattern: /^\d{8}$/, check: (text) => Number(text.slice(0, 6)) % 89 === Number(text.slice(6)) },
  LV: { pattern: /^\d{11}$/ },
  MT: { pattern: /^\d{8}$/ },
  NL: {
    pattern: /^\d{9}B\d{2}$/,
    // The second way is that of sole traders since 2020: NL and B count as 2321 and 11.
    check: (text) =>
      hasMod11CheckDigit(text.slice(0, 9), [9, 8, 7, 6, 5, 4, 3, 2, -1]) ||
      mod97(`2321${text.replace("B", "11")}`) === 1,
  },
  NO: {
    pattern: /^\d{9}(?:MVA)?$/,
    check: (text) => hasMod11CheckDigit(text.slice(0, 9), [3, 2, 7, 6, 5, 4, 3, 2, 1]),
  },
  PL: { pattern: /^\d{10}$/, check: (text) => hasMod11CheckDigit(text, [6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) },
  PT: {
    pattern: /^\d{9}$/,
    check: (text) => {
      const rest = weigh(text, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
      return last(text) === (rest < 2 ? 0 : 11 - rest);
    },
  },
  RO: { pattern: /^\d{2,10}$/ },
  SE: { pattern: /^\d{10}01$/, check: (text) => hasLuhnCheckDigit(text.slice(0, 10)) },
  SI: {
    pattern: /^[1-9]\d{7}$/,
    check: (text) => {
      const digit = 11 - (weigh(text, [8, 7, 6, 5, 4, 3, 2]) % 11);
      return digit !== 11 && digit % 10 === last(text);
    },
  },
  SK: { pattern: /^\d{10}$/, check: (text) => Number(text) % 11 === 0 },
};
