/** Query parameters that change what a page shows; all others leave it as it is. */
const knownParameters = ["country", "page", "q", "query", "sort", "tags", "toggle"] as const;

/** Pages that differ per shopper or are theirs alone. */
const privatePages = /^\/(?:cart|checkout)(?:\/|$)/;

/** May the HTML of this path be kept for other shoppers? Never a cart's or a checkout's. */
export function isSharedPage(pathname: string): boolean {
  return !privatePages.test(pathname);
}

/** The address of a page with only the parameters that matter, in one order: one page, one address. */
export function toPageAddress(url: URL): string {
  const query = new URLSearchParams();
  for (const name of knownParameters) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== "") query.set(name, value);
  }
  const search = query.toString();
  return search === "" ? url.pathname : `${url.pathname}?${search}`;
}
