/** Query parameters that change what a page shows; all others leave it as it is. */
const knownParameters = [
  "color",
  "country",
  "diameter",
  "material",
  "page",
  "price",
  "q",
  "query",
  "size",
  "sort",
  "tags",
  "toggle",
] as const;

/** Pages that differ per shopper or are theirs alone. */
const privatePages = /^\/(?:cart|checkout|wishlist)(?:\/|$)/;

/** May the HTML of this path be kept for other shoppers? Never a cart's, a checkout's or a wish list's. */
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
