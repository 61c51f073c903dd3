import type { SearchSort } from "@spolverk/bff/contract";
import { type FilterSearch, readFilters, toFilterSearch } from "./listing-filters.ts";

/** What the address of a listing says [2.4]. What stands for the default is left out. */
export type ListingSearch = FilterSearch & { query?: string; sort?: SearchSort; page?: number };

/** In the order they are offered. Records, so that a new sort cannot be forgotten here. */
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

/** Reads the query parameters of a listing; anything else counts as not given. */
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

/** The words of a search. */
export function readQuery(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const query = value.trim().slice(0, maxQueryLength);
  return query === "" ? undefined : query;
}

/** The address of a listing as search engines are to know it: the category, page by page. */
export function toListingAddress(splat: string, page = 1): string {
  const path = splat === "" ? "/shop" : `/shop/${splat}`;
  return page > 1 ? `${path}?page=${page}` : path;
}
