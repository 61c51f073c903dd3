import { hasLuhnCheckDigit } from "./has-luhn-check-digit.ts";
import { hasMod11CheckDigit } from "./has-mod-11-check-digit.ts";

/** Number of a company by the register of its country, without spaces, dots and dashes, in capitals. */
const checks: Readonly<Record<string, (compact: string) => boolean>> = {
  /** CVR-nummer. */
  DK: (text) => /^\d{8}$/.test(text) && hasMod11CheckDigit(text, [2, 7, 6, 5, 4, 3, 2, 1]),
  /** Number in the Handelsregister, its court in words before or behind, or the tax number of who is not in it. */
  DE: (text) => /^(?=.*\d)[\p{L}\d/()]{4,40}$/u.test(text),
  /** NIF: a letter of the kind of company, seven digits and a check sign, or a person's with a letter behind. */
  ES: (text) => /^(?:[A-HJNP-SUVW]\d{7}[\dA-J]|[XYZ\d]\d{7}[A-Z])$/.test(text),
  /** Y-tunnus. */
  FI: (text) => /^\d{8}$/.test(text) && hasMod11CheckDigit(text, [7, 9, 10, 5, 8, 4, 2, 1]),
  /** SIREN, or SIRET with the number of the place behind it; those of the post office have no check digit. */
  FR: (text) => /^(?:\d{9}|\d{14})$/.test(text) && hasLuhnCheckDigit(text.slice(0, 9)),
  /** Company number of Companies House: eight signs, the first two may be letters. */
  GB: (text) => /^(?:\d{7,8}|[A-Z]{2}\d{6})$/.test(text),
  /** Codice fiscale of a company, or of a person. */
  IT: (text) => (/^\d{11}$/.test(text) && hasLuhnCheckDigit(text)) || /^[A-Z]{6}[\dA-Z]{9}[A-Z]$/.test(text),
  /** Organisasjonsnummer. */
  NO: (text) => /^\d{9}$/.test(text) && hasMod11CheckDigit(text, [3, 2, 7, 6, 5, 4, 3, 2, 1]),
  /** Organisationsnummer: ten digits [5.3]; for a sole trader it is the personal number, which has the same check digit. */
  SE: (text) => /^\d{10}$/.test(text) && hasLuhnCheckDigit(text),
};

/**
 * Tells whether a text can be a company's number in the register of a country (ISO alpha-2 in capitals) [5.3]:
 * by the country's own rules where the shop has a site or a language, anything that is not empty elsewhere.
 * Spaces, dots and dashes do not count.
 */
export function isOrganizationNumber(country: string, text: string): boolean {
  const compact = text.replaceAll(/[\s.-]/g, "").toUpperCase();
  return checks[country]?.(compact) ?? compact !== "";
}
