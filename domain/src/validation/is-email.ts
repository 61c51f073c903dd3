import { removeFormatCharacters } from "./normalize-text.ts";

/** A global of both Node and browsers. */
declare const URL: new (address: string) => { readonly hostname: string };

const atom = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const pattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+[A-Za-z]{2,63}$`, "u");

/** The longest address that SMTP carries, and the longest local part. */
const maxLength = 254;
const maxLocalLength = 64;

/** Letters, digits, dashes and dots, including the dots of Chinese and Japanese keyboards. */
const internationalDomain = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。．｡-]{1,253}$/u;

/**
 * Normalizes a typed e-mail address: removes invisible characters and surrounding blanks and converts an
 * internationalized domain to ASCII. "anna@müller.de" becomes "anna@xn--mller-kva.de" [5.1]. The local part keeps its
 * letters, as another letter could be another person. An invalid address stays invalid for `isEmail`. Only for form
 * input: an identity provider's address must not change.
 */
export function normalizeEmail(typed: string): string {
  const email = removeFormatCharacters(typed).replace("＠", "@");
  const at = email.lastIndexOf("@");
  return email.slice(0, at + 1) + toAsciiDomain(email.slice(at + 1));
}

/** Converts a domain to ASCII by UTS 46; a domain without an ASCII form is unchanged. */
function toAsciiDomain(domain: string): string {
  if (!internationalDomain.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Tells whether a text has the form of an e-mail address [5.1]. The local part may have letters of any language; the
 * domain is ASCII, because the commerce server accepts no other.
 */
export function isEmail(v: string): boolean {
  return v.length <= maxLength && v.indexOf("@") <= maxLocalLength && pattern.test(v);
}

/** Tells whether an address is refused only for its internationalized top-level domain, such as .рф [5.1]. */
export function hasUnsupportedEnding(email: string): boolean {
  return !isEmail(email) && isEmail(email.replace(/\.xn--[a-z0-9-]+$/, ".com"));
}
