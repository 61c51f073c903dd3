import type { VatRates } from "./resolve-vat-rate.ts";

/**
 * The standard VAT rates of the countries where the shop can owe VAT, in percent, as of November 2026. They apply to
 * sales to consumers above the threshold of the One Stop Shop (directive 2006/112/EC, article 59c: 10,000 EUR a
 * year); the shop itself starts with 25 % everywhere [9.12].
 */
export const standardVatRates: VatRates = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};
