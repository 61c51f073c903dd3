/** How several searches are sent in one request: in the URL of a GET [7.19] or in the body of a POST. */
export type SearchMethod = "get" | "post";

/**
 * Algolia's own servers get a POST, the only documented method; any other server that implements the protocol gets a
 * GET. See docs/decisions/0021-search-in-two-ways.md.
 */
export function chooseSearchMethod(url: string): SearchMethod {
  return /(?:^|\.)(?:algolia\.net|algolianet\.com)$/.test(new URL(url).hostname) ? "post" : "get";
}
