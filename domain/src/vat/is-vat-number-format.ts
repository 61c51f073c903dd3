/** What follows the country's prefix, by country; Greece writes EL. */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
};

/**
 * Tells whether a text has the form of a VAT number of the EU country. Spaces, dots and dashes do
 * not count; the country's prefix is required. Whether it exists is for the register to say.
 */
export function isVatNumberFormat(country: string, vatNumber: string): boolean {
  const pattern = patterns[country];
  const compact = vatNumber.replaceAll(/[\s.-]/g, "").toUpperCase();
  const prefix = country === "GR" ? "EL" : country;
  return pattern !== undefined && compact.startsWith(prefix) && pattern.test(compact.slice(prefix.length));
}
