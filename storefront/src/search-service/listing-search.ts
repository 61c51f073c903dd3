import type { SearchSort } from "@spolverk/bff/contract";
import { type FilterSearch, readFilters, toFilterSearch } from "./listing-filters.ts";

/** The search parameters of a listing [2.4], without default values. */
export type ListingSearch = FilterSearch & { query?: string; sort?: SearchSort; page?: number };

/**
 * The sorts in the order in which the page shows them. Records, so that the compiler requires an entry for every sort.
 */
const sortPlaces: Record<SearchSort, number> = {
  relevance: 0,
  bestSellers: 1,
  latest: 2,
  staffPicks: 3,
  priceAscending: 4,
  priceDescending: 5,
  name: 6,
  diameter: 7,
  size: 8,
  version: 9,
};
export const offeredSorts = (Object.keys(sortPlaces) as SearchSort[]).toSorted(
  (a, b) => sortPlaces[a] - sortPlaces[b],
);

const maxPages = 1000;
const maxQueryLength = 100;

/** Reads the search parameters of a listing; invalid ones are ignored. */
export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  const query = readQuery(search.query);
  const sort = offeredSorts.find((known) => known === search.sort && known !== "relevance");
  const page = Number(search.page);
  return {
    ...(query && { query }),
    ...(sort && { sort }),
    ...toFilterSearch(readFilters(search)),
    ...(Number.isInteger(page) && page > 1 && page <= maxPages && { page }),
  };
}

/** Reads the words of a search from a search parameter. */
export function readQuery(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const query = value.trim().slice(0, maxQueryLength);
  return query === "" ? undefined : query;
}

/** The canonical address of a listing for search engines, which contains only the category and the page. */
export function toListingAddress(splat: string, page = 1): string {
  const path = splat === "" ? "/shop" : `/shop/${splat}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
