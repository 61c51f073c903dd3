/** How several searches are sent at once: in the address of a GET [7.19] or in the body of a POST. */
export type SearchCall = "get" | "post";

/**
 * Algolia's own servers are asked as their reference describes, which is by POST alone; any other server that speaks
 * their language is asked by GET. See docs/decisions/0035-search-by-get.md.
 */
export function chooseCall(url: string): SearchCall {
  return /(?:^|\.)(?:algolia\.net|algolianet\.com)$/.test(new URL(url).hostname) ? "post" : "get";
}
