import { hasLuhnCheckDigit } from "./has-luhn-check-digit.ts";

/**
 * Tells whether a text is a Swedish organisation number: ten digits [5.3], the last a check digit.
 * A dash before the last four is allowed, and blanks around it all.
 */
export function isSwedishOrganizationNumber(v: string): boolean {
  const text = v.trim();
  return /^\d{6}-?\d{4}$/.test(text) && hasLuhnCheckDigit(text.replace("-", ""));
}
