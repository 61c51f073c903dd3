import { type ListingFilters, readFilters, toFilterSearch } from "../../search-service/listing-filters.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";

/** The search parameters of a listing with changed filters; the page is the first one again. */
export function changeFilters(search: ListingSearch, changes: Partial<ListingFilters>): ListingSearch {
  const { query, sort } = search;
  return {
    ...(query !== undefined && { query }),
    ...(sort !== undefined && { sort }),
    ...toFilterSearch({ ...readFilters(search), ...changes }),
  };
}

/** Adds a value to a list, or removes it when the list contains it. */
export function flip<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
