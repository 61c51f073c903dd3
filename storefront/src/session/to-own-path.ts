import { decodeUri } from "../browser/decode-uri.ts";

/** Maximum length of a path; no page of the shop has a longer address. */
const maxLength = 2048;
/** The page to open after a sign-in whose address names no valid page. */
const home = "/account";
/** Pages that redirect after a sign-in: returning to one would end in a loop. */
const signInPage = /^\/account\/(?:login|callback)(?:[/?#]|$)/i;
// oxlint-disable-next-line no-control-regex -- a browser drops some of them, so that "/\t/evil" becomes "//evil"
const refused = /[\u0000-\u001F\u007F\\]/;

/**
 * The page to open after a sign-in [2.15], [4.11]: always one of this site, whatever the address requests. The path has
 * to be one of this site in every form that it takes when it is decoded once or repeatedly.
 *
 * @param value path and query from the address
 * @returns the value, or the account's page for one that would lead elsewhere
 */
export function toOwnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > maxLength || refused.test(value)) return home;
  const [path = ""] = value.split(/[?#]/, 1);
  let form = path;
  let decoded: string | null = path;
  do {
    form = decoded;
    if (!isOwn(form)) return home;
    decoded = decodeUri(form);
    if (decoded === null) return home;
  } while (decoded !== form);
  return value;
}

/**
 * Refuses a second slash, which would start a host, and dot segments, which can lead to one: "/a/..//evil" is "//evil".
 */
const isOwn = (path: string) =>
  /^\/(?!\/)/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path) && !refused.test(path) && !signInPage.test(path);
