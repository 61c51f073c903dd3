/**
 * The sign-in page's address with a return page [2.15]. The page's fragment remains a fragment: it may be a mail's
 * token, which no server may see.
 *
 * @param href path, query and fragment of a page of ours
 */
export function toSignInAddress(href: string): string {
  const [, page = "", fragment = ""] = /^([^#]*)(.*)$/.exec(href) ?? [];
  return `/account/login?${new URLSearchParams({ redirect: page }).toString()}${fragment}`;
}
