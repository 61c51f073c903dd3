import type { SearchSettings } from "../../site/shop-context.ts";
import type { ListingPage } from "./listing-page.ts";
import type { ListingTerms } from "./listing-terms.ts";
import { readListingResults } from "./read-listing-results.ts";
import { runSearch } from "./run-search.ts";
import { toSearchError } from "./search-error.ts";
import type { SearchScope } from "./search-scope.ts";
import { selectSuggestions, toCountRequests, toShorterQueries } from "./suggest-queries.ts";
import { toListingRequests } from "./to-listing-requests.ts";

type Options = { settings: SearchSettings; scope: SearchScope; today: string; page: number };

/**
 * One page of a listing from the search service.
 *
 * @throws SearchError
 */
export async function searchListing(terms: ListingTerms, options: Options): Promise<ListingPage> {
  const requests = toListingRequests(terms, options);
  const results = await runSearch(options.settings, requests);
  try {
    const page = readListingResults(results, terms, options.page);
    const suggestions = page.total === 0 ? await suggest(terms.query, options) : [];
    return { ...page, suggestions, isSearchDown: false };
  } catch (error) {
    throw toSearchError(error);
  }
}

async function suggest(query: string, { settings, scope }: Options): Promise<string[]> {
  const queries = toShorterQueries(query);
  if (queries.length === 0) return [];
  return selectSuggestions(queries, await runSearch(settings, toCountRequests(queries, scope)));
}
