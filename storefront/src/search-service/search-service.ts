/** What is fetched when a page first searches in the browser: the search service's client and the schemas of its records. */
export { searchArticles } from "./search-articles.ts";
export { searchListing } from "./search-listing.ts";
