import { searchIndices } from "@spolverk/bff/contract";
import type { SearchRequest } from "./run-search.ts";
import { type SearchScope, toScopeFilters } from "./search-scope.ts";

const maxWords = 6;
const maxSuggestions = 3;

/** Shorter searches to try in place of one without results: first all words but one, then each word alone. */
export function toShorterQueries(query: string): string[] {
  const words = query
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, maxWords);
  if (words.length < 2) return [];
  const without = words.map((_, left) => words.filter((__, index) => index !== left).join(" "));
  return [...new Set([...without.toReversed(), ...words])];
}

/** Builds requests that return only the number of results of each query. */
export function toCountRequests(queries: readonly string[], scope: SearchScope): SearchRequest[] {
  return queries.map((query) => ({
    indexName: searchIndices.variations,
    query,
    filters: toScopeFilters(scope, "active"),
    queryLanguages: [scope.language],
    hitsPerPage: 0,
    page: 0,
  }));
}

/** Selects a few of the queries that have results, the longest first. */
export function selectSuggestions(
  queries: readonly string[],
  counts: readonly { nbHits: number }[],
): string[] {
  return queries.filter((_, index) => (counts[index]?.nbHits ?? 0) > 0).slice(0, maxSuggestions);
}
