/**
 * The sign-in page's address that leads back to a page [2.15]. What is behind the "#" of the page stays there: it may be a
 * mail's token, which no server is to see.
 *
 * @param href path, query and fragment of a page of ours
 */
export function toSignInAddress(href: string): string {
  const [, page = "", fragment = ""] = /^([^#]*)(.*)$/.exec(href) ?? [];
  return `/account/login?${new URLSearchParams({ redirect: page }).toString()}${fragment}`;
}
