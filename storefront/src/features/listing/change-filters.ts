import { type ListingFilters, readFilters, toFilterSearch } from "../../search-service/listing-filters.ts";
import type { ListingSearch } from "../../search-service/listing-search.ts";

/** The address of a listing with other filters; it starts again at the first page. */
export function changeFilters(search: ListingSearch, changes: Partial<ListingFilters>): ListingSearch {
  const { query, sort } = search;
  return {
    ...(query !== undefined && { query }),
    ...(sort !== undefined && { sort }),
    ...toFilterSearch({ ...readFilters(search), ...changes }),
  };
}

/** A list with a value added, or taken away when it was there. */
export function flip<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
