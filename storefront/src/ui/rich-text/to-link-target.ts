import { parseSearch } from "../../site/search-params.ts";

/** Where a link inside the shop goes, in the parts that the router takes. */
export type LinkTarget = { to: string; search: Record<string, string>; hash: string };

/** The parts of an address inside the shop; null for one that leads elsewhere or within the page. */
export function toLinkTarget(href: string): LinkTarget | null {
  if (!href.startsWith("/")) return null;
  const { pathname, search, hash } = new URL(href, "http://shop");
  return { to: pathname, search: parseSearch(search), hash: hash.slice(1) };
}
