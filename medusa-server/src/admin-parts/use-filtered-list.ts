import type { ListFilters } from "./list-address.ts";
import { pageSize } from "./page-size.ts";
import { useListFilters } from "./use-list-filters.ts";
import { useListPage } from "./use-list-page.ts";

/** One page of a list as it was read last, and the way to the others. */
export type ListRead<Reply> = {
  /** Undefined until it was read. */
  data: Reply | undefined;
  error: Error | null;
  /** From 0. */
  pageIndex: number;
  turn: (pageIndex: number) => void;
};

/**
 * A list of the admin API by the filters and the page of the address. `isFiltered` says whether a filter is set that the
 * bare address has empty.
 *
 * @param start as of useListFilters
 */
export function useFilteredList<Reply, Filters extends ListFilters>(
  list: string,
  start: Filters,
): {
  filters: Filters;
  filter: (part: Partial<Filters>) => void;
  isFiltered: boolean;
  rows: ListRead<Reply>;
} {
  const { filters, filter, pageIndex, turn } = useListFilters(start);
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const { data, error } = useListPage<Reply>(list, filters, page);
  const isFiltered = Object.entries(start).some(
    ([name, bare]) => bare === "" && (filters[name] ?? "").trim() !== "",
  );
  const rows: ListRead<Reply> = { data, error, pageIndex, turn };
  return { filters, filter, isFiltered, rows };
}
