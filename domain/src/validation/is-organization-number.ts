import { validate as validateDk } from "stdnum/lib/cjs/dk/cvr.js";
import { validate as validateEs } from "stdnum/lib/cjs/es/nif.js";
import { validate as validateFi } from "stdnum/lib/cjs/fi/ytunnus.js";
import { validate as validateFr } from "stdnum/lib/cjs/fr/siren.js";
import { validate as validateItPerson } from "stdnum/lib/cjs/it/codicefiscale.js";
import { validate as validateIt } from "stdnum/lib/cjs/it/iva.js";
import { validate as validateNo } from "stdnum/lib/cjs/no/orgnr.js";
import { validate as validateSe } from "stdnum/lib/cjs/se/orgnr.js";
import { isNumber } from "./is-number.ts";
import { normalizeCode } from "./normalize-text.ts";

/** Company number in its country's register, in capitals, without spaces, dots and dashes. */
const checks: Readonly<Record<string, (compact: string) => boolean>> = {
  /** CVR-nummer. */
  DK: (text) => isNumber(validateDk, text),
  /** Handelsregister number with its court in words before or after, or the tax number of an unregistered company. */
  DE: (text) => /^(?=.*\d)[\p{L}\d/()]{4,40}$/u.test(text),
  /** NIF of a company or a person. */
  ES: (text) => isNumber(validateEs, text),
  /** Y-tunnus. */
  FI: (text) => isNumber(validateFi, text),
  /** SIREN, or SIRET with the establishment's number after it; those of La Poste have no check digit. */
  FR: (text) => isNumber(validateFr, text.replace(/^(\d{9})\d{5}$/, "$1")),
  /** Company number of Companies House: eight characters, the first two may be letters. */
  GB: (text) => /^(?:\d{7,8}|[A-Z]{2}\d{6})$/.test(text),
  /** Codice fiscale of a company or a person. */
  IT: (text) => isNumber(validateIt, text) || isNumber(validateItPerson, text),
  /** Organisasjonsnummer. */
  NO: (text) => isNumber(validateNo, text),
  /** Organisationsnummer: ten digits [5.3]; a sole trader's is the personal number, with the same check digit. */
  SE: (text) => isNumber(validateSe, text),
};

/**
 * Tells whether a text can be a company's register number in a country (ISO alpha-2 in capitals) [5.3]: by the
 * country's rules where the shop has a site or a language, otherwise any non-empty text. Spaces, dots and dashes are
 * ignored.
 */
export function isOrganizationNumber(country: string, text: string): boolean {
  const compact = normalizeCode(text)
    .replaceAll(/[\s.\p{Pd}]/gu, "")
    .toUpperCase();
  const check = Object.hasOwn(checks, country) ? checks[country] : undefined;
  return check?.(compact) ?? compact !== "";
}
