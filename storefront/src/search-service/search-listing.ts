import type { SearchSettings } from "../site/shop-context.ts";
import { countFilters } from "./listing-filters.ts";
import type { ListingPage } from "./listing-page.ts";
import type { ListingTerms } from "./listing-terms.ts";
import { readListingResults } from "./read-listing-results.ts";
import { runSearch, type SearchRequest } from "./run-search.ts";
import { toSearchError } from "./search-error.ts";
import type { SearchScope } from "./search-scope.ts";
import { selectSuggestions, toCountRequests, toShorterQueries } from "./suggest-queries.ts";
import { isIdentifier, toIdentifierRequests, toListingRequests } from "./to-listing-requests.ts";

type Options = { settings: SearchSettings; scope: SearchScope; today: string; page: number };

/**
 * One page of a listing from the search service. A complete SKU or GTIN finds only its own product, because a search by
 * words would also match products whose number begins with it.
 *
 * @throws SearchError
 */
export async function searchListing(terms: ListingTerms, options: Options): Promise<ListingPage> {
  const find = async (requests: SearchRequest[]) =>
    readListingResults(await runSearch(options.settings, requests), terms, options.page);
  try {
    if (isIdentifier(terms.query)) {
      const page = await find(toIdentifierRequests(terms, options));
      if (page.total > 0) return { ...page, suggestions: [], isSearchDown: false };
    }
    const page = await find(toListingRequests(terms, options));
    const suggestions = page.total === 0 ? await suggest(terms, options) : [];
    return { ...page, suggestions, isSearchDown: false };
  } catch (error) {
    throw toSearchError(error);
  }
}

/**
 * Finds searches in the whole shop that have results: the same words, if a category or filters narrowed the search, and
 * fewer words.
 */
async function suggest({ query, category, filters }: ListingTerms, options: Options): Promise<string[]> {
  if (query === "") return [];
  const isNarrowed = category !== "" || countFilters(filters) > 0;
  const queries = [...(isNarrowed ? [query] : []), ...toShorterQueries(query)];
  if (queries.length === 0) return [];
  const counts = await runSearch(options.settings, toCountRequests(queries, options.scope));
  return selectSuggestions(queries, counts);
}
