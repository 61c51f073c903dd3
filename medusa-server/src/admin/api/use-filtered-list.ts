import type { ListFilters } from "./list-address.ts";
import { pageSize } from "./page-size.ts";
import { useListFilters } from "./use-list-filters.ts";
import { useListPage } from "./use-list-page.ts";

/**
 * A list of the admin API by the filters and the page of the address. `isFiltered` says whether a filter is set that the
 * bare address has empty.
 *
 * @param start as of useListFilters
 */
export function useFilteredList<Reply, Filters extends ListFilters>(list: string, start: Filters) {
  const { filters, filter, pageIndex, turn } = useListFilters(start);
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const { data, error } = useListPage<Reply>(list, filters, page);
  const isFiltered = Object.entries(start).some(
    ([name, bare]) => bare === "" && (filters[name] ?? "").trim() !== "",
  );
  return { filters, filter, isFiltered, rows: { data, error, pageIndex, turn } };
}
