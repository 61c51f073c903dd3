import { normalizeCode } from "../validation/normalize-text.ts";
import { toVatNumberCountry } from "./to-vat-number-country.ts";
import { vatNumberRules } from "./vat-number-rules.ts";

/** The letters before the VAT numbers of a country: Greece writes EL. */
export function toVatPrefix(country: string): string {
  return country === "GR" ? "EL" : country;
}

const prefixes = new Set([...Object.keys(vatNumberRules), "EL", "XI"]);

/**
 * The VAT number of a country as the register knows it: prefix and all in capitals, without spaces, dots and
 * dashes [3.39]. The prefix may be left out, or be the country's ISO code, and words may stand before it ("USt-IdNr.").
 * A number of Northern Ireland keeps its XI. Null when it cannot be a number of the country; whether it
 * exists is for the register to say. Countries outside the European Union, Norway and the United Kingdom
 * have no form that is known here.
 */
export function normalizeVatNumber(country: string, text: string): string | null {
  const giver = toVatNumberCountry({ country, vatNumber: "" });
  const rule = Object.hasOwn(vatNumberRules, giver) ? vatNumberRules[giver] : undefined;
  if (!rule) return null;
  const prefix = toVatPrefix(giver);
  // Northern Ireland's are numbers of the United Kingdom under another prefix.
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

/** The letters and digits of a text, whole and without the words before a number. */
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

/** Do words end in the prefix of another country? Norway's ends "VAT no." too. */
function isForeign(words: readonly string[], own: readonly string[]): boolean {
  const last = words.at(-1) ?? "";
  if (last === "NO" && words.length > 1) return false;
  return !own.includes(last) && prefixes.has(last);
}

/** A Belgian number of before 2008 lacks the zero in front that all of them have got. */
function complete(country: string, body: string): string {
  return country === "BE" ? body.replace(/^\d{9}$/, "0$&") : body;
}

/** Tells whether the form of VAT numbers of a country (ISO alpha-2 in capitals) is known. */
export function hasVatNumberForm(country: string): boolean {
  return Object.hasOwn(vatNumberRules, toVatNumberCountry({ country, vatNumber: "" }));
}
