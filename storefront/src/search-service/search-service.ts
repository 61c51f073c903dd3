/** The chunk that a browser loads for its first search: the search service's client and the schemas of its records. */
export { searchArticles } from "./search-articles.ts";
export { searchListing } from "./search-listing.ts";
