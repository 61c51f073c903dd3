/**
 * The sign-in page's address with a return page [2.15]. The page's fragment remains a fragment, because it may contain
 * a token of a link in a mail, which no server may see.
 *
 * @param href path, query and fragment of a page of this site
 */
export function toSignInAddress(href: string): string {
  const [, page = "", fragment = ""] = /^([^#]*)(.*)$/.exec(href) ?? [];
  return `/account/login?${new URLSearchParams({ redirect: page }).toString()}${fragment}`;
}
