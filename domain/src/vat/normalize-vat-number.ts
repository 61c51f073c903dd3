import { toVatNumberCountry } from "./to-vat-number-country.ts";
import { vatNumberRules } from "./vat-number-rules.ts";

/** The letters before the VAT numbers of a country: Greece writes EL. */
export function toVatPrefix(country: string): string {
  return country === "GR" ? "EL" : country;
}

/**
 * The VAT number of a country as the register knows it: prefix and all in capitals, without spaces, dots and
 * dashes [3.39]. The prefix may be left out; XI of Northern Ireland may not. Null when it cannot be a number of the country; whether it
 * exists is for the register to say. Countries outside the European Union, Norway and the United Kingdom
 * have no form that is known here.
 */
export function normalizeVatNumber(country: string, text: string): string | null {
  const compact = text.replaceAll(/[\s.-]/g, "").toUpperCase();
  const giver = toVatNumberCountry({ country, vatNumber: compact });
  // Northern Ireland's are numbers of the United Kingdom under another prefix.
  const rule = vatNumberRules[giver === "XI" ? "GB" : giver];
  if (!rule) return null;
  const prefix = toVatPrefix(giver);
  const bodies = compact.startsWith(prefix) ? [compact.slice(prefix.length), compact] : [compact];
  const body = bodies.find(rule);
  return body === undefined ? null : prefix + body;
}

/** Tells whether the form of VAT numbers of a country (ISO alpha-2 in capitals) is known. */
export function hasVatNumberForm(country: string): boolean {
  return Object.hasOwn(vatNumberRules, toVatNumberCountry({ country, vatNumber: "" }));
}
