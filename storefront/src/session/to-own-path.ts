import { decodeUri } from "../browser/decode-uri.ts";

/** No page has a longer address. */
const maxLength = 2048;
/** The page after a sign-in without a valid one. */
const home = "/account";
/** These pages redirect, which would end in a loop. */
const signInPage = /^\/account\/(?:login|callback)(?:[/?#]|$)/i;
// oxlint-disable-next-line no-control-regex -- a browser drops some of them, so that "/\t/evil" becomes "//evil"
const refused = /[\u0000-\u001F\u007F\\]/;

/**
 * The page to open after a sign-in [2.15], [4.11]: always one of this site, whatever the address requests. Every form
 * that the path takes, decoded once or repeatedly, has to be a path of this site.
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

/** No second slash, which starts a host, and no dot segments, which lead to one: "/a/..//evil" is "//evil". */
const isOwn = (path: string) =>
  /^\/(?!\/)/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path) && !refused.test(path) && !signInPage.test(path);
