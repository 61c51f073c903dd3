import { normalizeCode } from "./normalize-text.ts";

type Rule = {
  /** Matches the code without spaces and dashes, in capitals. */
  pattern: RegExp;
  /** Where the country writes its space or dash, from the left or, when negative, from the right. */
  split?: number;
  dash?: true;
};

const four: Rule = { pattern: /^\d{4}$/ };
const five: Rule = { pattern: /^\d{5}$/ };
const fiveInTwo: Rule = { pattern: /^\d{5}$/, split: 3 };
const six: Rule = { pattern: /^\d{6}$/ };

const rules: Readonly<Record<string, Rule>> = {
  AD: { pattern: /^AD\d{3}$/ },
  AT: four,
  AU: four,
  BE: four,
  BG: four,
  BR: { pattern: /^\d{8}$/, split: 5, dash: true },
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[A-Z]\d[A-Z]\d$/, split: 3 },
  CH: four,
  CL: { pattern: /^\d{7}$/ },
  CY: four,
  CZ: fiveInTwo,
  DE: five,
  DK: four,
  EE: five,
  ES: five,
  FI: five,
  FR: five,
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, split: -3 },
  GR: fiveInTwo,
  HR: five,
  HU: four,
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, split: 3 },
  IL: { pattern: /^\d{5}(?:\d{2})?$/ },
  IN: six,
  IS: { pattern: /^\d{3}$/ },
  IT: five,
  JP: { pattern: /^\d{7}$/, split: 3, dash: true },
  KR: five,
  LI: { pattern: /^94\d{2}$/ },
  LT: five,
  LU: four,
  LV: four,
  MC: { pattern: /^980\d{2}$/ },
  MT: { pattern: /^[A-Z]{3}\d{4}$/, split: 3 },
  MX: five,
  MY: five,
  NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, split: 4 },
  NO: four,
  NZ: four,
  PL: { pattern: /^\d{5}$/, split: 2, dash: true },
  PT: { pattern: /^\d{7}$/, split: 4, dash: true },
  RO: six,
  SE: fiveInTwo,
  SG: six,
  SI: four,
  SK: fiveInTwo,
  SM: { pattern: /^4789\d$/ },
  TH: five,
  TR: five,
  TW: { pattern: /^\d{3}(?:\d{2,3})?$/ },
  US: { pattern: /^\d{5}(?:\d{4})?$/ },
  ZA: four,
};

/** Prefixes that are neither the ISO code nor its first letter: vehicle registration codes, and Åland's own. */
const otherPrefixes: Readonly<Record<string, string>> = {
  EE: "EST",
  FI: "FIN|AX",
  IE: "IRL",
  LI: "FL",
  MC: "F",
  SI: "SLO",
  SM: "RSM",
};

/**
 * The prefix that some shoppers write before a postal code (L-1234, LV-1010, E-28001): the ISO code or, before a
 * digit, its first letter, which is the vehicle code of many countries.
 */
function toPrefix(country: string): RegExp {
  const others = Object.hasOwn(otherPrefixes, country) ? `${otherPrefixes[country]}|` : "";
  return new RegExp(`^(?:${others}${country}|${country.charAt(0)}(?=\\d))`);
}

/** Countries without postal codes, or that hardly use them. */
const withoutCodes: readonly string[] = ["AE", "HK"];

/** Tells whether addresses of a country (ISO alpha-2 in capitals) need a postal code [3.40]. */
export function needsPostalCode(country: string): boolean {
  return !withoutCodes.includes(country);
}

/**
 * Normalizes a postal code to its country's format: "22223" of Sweden becomes "222 23". Ignores blanks, dashes, case,
 * full-width digits and the country's prefix. Returns null when it cannot be a code of the country [3.40], and the
 * trimmed text when the format is unknown.
 */
export function normalizePostalCode(country: string, text: string): string | null {
  const rule = Object.hasOwn(rules, country) ? rules[country] : undefined;
  if (!rule) return text.trim();
  const typed = normalizeCode(text)
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212〒]/gu, "");
  // Some codes begin with the country's letters: AD500 of Andorra.
  const compact = [typed, typed.replace(toPrefix(country), "")].find((code) => rule.pattern.test(code));
  if (compact === undefined) return null;
  if (country === "US" && compact.length === 9) return `${compact.slice(0, 5)}-${compact.slice(5)}`;
  if (rule.split === undefined) return compact;
  return `${compact.slice(0, rule.split)}${rule.dash ? "-" : " "}${compact.slice(rule.split)}`;
}
