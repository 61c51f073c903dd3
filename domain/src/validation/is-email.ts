import { removeFormatCharacters } from "./normalize-text.ts";

/** Of the platform: Node and browsers share it. */
declare const URL: new (address: string) => { readonly hostname: string };

const atom = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const pattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+[A-Za-z]{2,63}$`, "u");

/** The longest address that mail can carry, and the longest part before the @. */
const maxLength = 254;
const maxLocalLength = 64;

/** Letters, digits, dashes and dots, among them the dots of Chinese and Japanese keyboards. */
const internationalDomain = /^(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.。．｡-]{1,253}$/u;

/**
 * An e-mail address as mail carries it: without invisible characters and blanks around it, an internationalized domain in
 * ASCII. "anna@müller.de" is "anna@xn--mller-kva.de" [5.1]. The name before the @ keeps its letters, as another letter
 * could be another person. What is no address stays one that `isEmail` refuses. Only for what a form was given: an
 * identity provider's address must not become another one.
 */
export function normalizeEmail(typed: string): string {
  const email = removeFormatCharacters(typed).replace("＠", "@");
  const at = email.lastIndexOf("@");
  return email.slice(0, at + 1) + toAsciiDomain(email.slice(at + 1));
}

/** By the rules of UTS 46; a domain that has no ASCII form stays as it is. */
function toAsciiDomain(domain: string): string {
  if (!internationalDomain.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Tells whether a text has the form of an e-mail address [5.1]. The name may have the letters of any language; the
 * domain is ASCII, because the commerce server takes no other.
 */
export function isEmail(v: string): boolean {
  return v.length <= maxLength && v.indexOf("@") <= maxLocalLength && pattern.test(v);
}

/** Tells whether an address is refused for its internationalized top-level domain alone, such as .рф [5.1]. */
export function hasUnsupportedEnding(email: string): boolean {
  return !isEmail(email) && isEmail(email.replace(/\.xn--[a-z0-9-]+$/, ".com"));
}
