import { normalizeCode } from "../validation/normalize-text.ts";
import { toVatNumberCountry } from "./to-vat-number-country.ts";
import { vatNumberRules } from "./vat-number-rules.ts";

/** The prefix of a country's VAT numbers: Greece uses EL. */
export function toVatPrefix(country: string): string {
  return country === "GR" ? "EL" : country;
}

const prefixes = new Set([...Object.keys(vatNumberRules), "EL", "XI"]);

/**
 * Normalizes a VAT number to the register's format: with prefix, in capitals, without spaces, dots and dashes [3.39].
 * The typed prefix may be missing or be the ISO code, and words may precede it ("USt-IdNr."). A number of Northern
 * Ireland keeps its XI. Returns null when it cannot be a number of the country; only the register knows whether it
 * exists. The format is unknown outside the European Union, Norway and the United Kingdom.
 */
export function normalizeVatNumber(country: string, text: string): string | null {
  const giver = toVatNumberCountry({ country, vatNumber: "" });
  const rule = Object.hasOwn(vatNumberRules, giver) ? vatNumberRules[giver] : undefined;
  if (!rule) return null;
  const prefix = toVatPrefix(giver);
  // Numbers of Northern Ireland are British numbers with another prefix.
  const own = country === "GB" ? [prefix, "XI"] : [prefix, giver];
  const candidates = listCandidates(text, own).flatMap((compact) => {
    const found = own.find((one) => compact.startsWith(one));
    const whole = { prefix, body: compact };
    if (found === undefined) return [whole];
    const written = found === "XI" ? found : prefix;
    return [{ prefix: written, body: compact.slice(found.length) }, whole];
  });
  for (const candidate of candidates) {
    const body = complete(giver, candidate.body);
    if (rule(body)) return candidate.prefix + body;
  }
  return null;
}

/**
 * Lists what may be the number in a typed text, as letters and digits only: the whole text, then the text without its
 * first word, without its first two words and so on. The first part with a digit always stays.
 */
function listCandidates(text: string, own: readonly string[]): string[] {
  const parts = normalizeCode(text)
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== "");
  const firstNumber = parts.findIndex((part) => /\d/.test(part));
  return parts
    .slice(0, firstNumber + 1)
    .flatMap((_, at) => (isForeign(parts.slice(0, at), own) ? [] : [parts.slice(at).join("")]));
}

/** Tells whether the words end in another country's prefix. A "NO" after another word is the "no." of "VAT no.". */
function isForeign(words: readonly string[], own: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  if (last === "NO" && words.length > 1) return false;
  return !own.includes(last) && prefixes.has(last);
}

/** Belgian numbers from before 2008 lack the leading zero that all have today. */
function complete(country: string, body: string): string {
  return country === "BE" ? body.replace(/^\d{9}$/, "0$&") : body;
}

/** Tells whether the VAT number format of a country (ISO alpha-2 in capitals) is known. */
export function hasVatNumberForm(country: string): boolean {
  return Object.hasOwn(vatNumberRules, toVatNumberCountry({ country, vatNumber: "" }));
}
