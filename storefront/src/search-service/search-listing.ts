import type { SearchSettings } from "../site/shop-context.ts";
import { countFilters } from "./listing-filters.ts";
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
    const suggestions = page.total === 0 ? await suggest(terms, options) : [];
    return { ...page, suggestions, isSearchDown: false };
  } catch (error) {
    throw toSearchError(error);
  }
}

/** Searches that do find something, in the whole shop: this one, when it was narrowed down, and shorter ones. */
async function suggest({ query, category, filters }: ListingTerms, options: Options): Promise<string[]> {
  if (query === "") return [];
  const isNarrowed = category !== "" || countFilters(filters) > 0;
  const queries = [...(isNarrowed ? [query] : []), ...toShorterQueries(query)];
  if (queries.length === 0) return [];
  const counts = await runSearch(options.settings, toCountRequests(queries, options.scope));
  return selectSuggestions(queries, counts);
}
