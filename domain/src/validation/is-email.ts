const atom = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const pattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+[A-Za-z]{2,63}$`, "u");

/** The longest address that mail can carry, and the longest part before the @. */
const maxLength = 254;
const maxLocalLength = 64;

/**
 * Tells whether a text has the form of an e-mail address [5.1]. The name may have the letters of any language; the
 * domain is ASCII, because the commerce server takes no other.
 */
export function isEmail(v: string): boolean {
  return v.length <= maxLength && v.indexOf("@") <= maxLocalLength && pattern.test(v);
}
