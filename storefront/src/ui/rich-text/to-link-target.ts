import { parseSearch } from "../../site/search-params.ts";

/** Where a link inside the shop goes, in the parts that the router takes. */
export type LinkTarget = { to: string; search: Record<string, string>; hash: string };

/** Any address: whether a link stays on it tells whether it stays in the shop. */
const shop = "http://shop.invalid";

/** The parts of an address inside the shop; null for one that leads elsewhere or within the page, and for none at all. */
export function toLinkTarget(href: string): LinkTarget | null {
  const url = href.startsWith("/") ? toUrl(href) : null;
  if (url?.origin !== shop) return null;
  return { to: url.pathname, search: parseSearch(url.search), hash: url.hash.slice(1) };
}

/** Null where the constructor throws, as it does for "//[". `URL.parse` is too young for the browsers of our shoppers. */
function toUrl(href: string): URL | null {
  try {
    return new URL(href, shop);
  } catch {
    return null;
  }
}
