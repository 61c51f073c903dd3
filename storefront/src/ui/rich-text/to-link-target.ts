import { parseSearch } from "../../site/search-params.ts";

/** The target of a link inside the shop, in the router's parts. */
export type LinkTarget = { to: string; search: Record<string, string>; hash: string };

/** A placeholder origin: a link that still has this origin after parsing stays in the shop. */
const shop = "http://shop.invalid";

/**
 * The target of an address inside the shop; null for an address that leads to another site or within the page, and for
 * an invalid address.
 */
export function toLinkTarget(href: string): LinkTarget | null {
  const url = href.startsWith("/") ? toUrl(href) : null;
  if (url?.origin !== shop) return null;
  return { to: url.pathname, search: parseSearch(url.search), hash: url.hash.slice(1) };
}

/** Null when the constructor throws, as it does for "//[". `URL.parse` is too recent for our shoppers' browsers. */
function toUrl(href: string): URL | null {
  try {
    return new URL(href, shop);
  } catch {
    return null;
  }
}
