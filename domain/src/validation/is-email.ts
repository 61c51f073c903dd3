const atom = String.raw`[\p{L}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
const pattern = new RegExp(String.raw`^${atom}(?:\.${atom})*@(?:${label}\.)+${label}$`, "u");

/** The longest address that mail can carry, and the longest part before the @. */
const maxLength = 254;
const maxLocalLength = 64;

/** Tells whether a text has the form of an e-mail address [5.1], in the letters of any language. */
export function isEmail(v: string): boolean {
  return v.length <= maxLength && v.indexOf("@") <= maxLocalLength && pattern.test(v);
}
