import { decodeUri } from "../browser/decode-uri.ts";

/** Longer addresses are no page's of ours. */
const maxLength = 2048;
/** Where a sign-in that names no other page ends. */
const home = "/account";
/** A page that only leads on would lead in a circle. */
const signInPage = /^\/account\/(?:login|callback)(?:[/?#]|$)/i;
// oxlint-disable-next-line no-control-regex -- a browser drops some of them, so that "/\t/evil" becomes "//evil"
const refused = /[\u0000-\u001F\u007F\\]/;

/**
 * Where a sign-in leads to [2.15], [4.11]: a page of this site, whatever the address asks for. Each form that the path has
 * on the way, decoded and decoded again, has to be a path of ours.
 *
 * @param value path and query, as the address names it
 * @returns the value, or the account's page in place of one that would lead elsewhere
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

/** No second slash, which starts a host, and no dots, which lead to one: "/a/..//evil" is "//evil". */
const isOwn = (path: string) =>
  /^\/(?!\/)/.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path) && !refused.test(path) && !signInPage.test(path);
