/** How several searches are sent in one request: in the URL of a GET [7.19] or in the body of a POST. */
export type SearchMethod = "get" | "post";

/**
 * Chooses POST for Algolia's own servers, because it is the only method that Algolia documents, and GET for any other
 * server that implements the protocol. See docs/decisions/0021-search-in-two-ways.md.
 */
export function chooseSearchMethod(url: string): SearchMethod {
  return /(?:^|\.)(?:algolia\.net|algolianet\.com)$/.test(new URL(url).hostname) ? "post" : "get";
}
