import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { BoundedCount } from "../database/count-up-to.ts";
import { adminRequest } from "./admin-request.ts";
import { type ListFilters, readListAddress, toListAddress, toListQuery } from "./list-address.ts";
import { pageSize } from "./page-size.ts";

/** The state of a list's pagination. */
export type ListRead = {
  /** Number of rows; undefined until the first reply. */
  count: number | undefined;
  /** False when the list has more rows than `count`. */
  isCountExact: boolean;
  error: Error | null;
  /** Counted from 0. */
  pageIndex: number;
  turn: (pageIndex: number) => void;
};

type Filtering<Filters> = {
  filters: Filters;
  filter: (part: Partial<Filters>) => void;
  isFiltered: boolean;
};

/** The last reply for a page of a list; `data` is undefined until the first reply. */
export type ListPage<Reply> = { data: Reply | undefined; list: ListRead };

type Counted = { count: number } & Partial<Pick<BoundedCount, "is_count_exact">>;

/** Interval for refetching a list: new rows arrive, and other merchandisers change rows. */
const usualReadAgainMs = 15_000;

/** Reads some rows of a list from the admin API, and refetches them every `readAgainMs`. */
export function useListRows<Reply>(
  list: string,
  filters: ListFilters,
  page: { limit: number; offset: number },
  readAgainMs = usualReadAgainMs,
) {
  const query = toListQuery(filters, page).toString();
  return useQuery({
    queryKey: ["spolverk", list, "page", query],
    queryFn: () => adminRequest<Reply>(`${list}?${query}`),
    placeholderData: (previous) => previous,
    refetchInterval: readAgainMs,
  });
}

/** Reads one page of a list. The caller keeps the page number. */
export function useListPage<Reply extends Counted>(
  list: string,
  filters: ListFilters,
  { pageIndex, turn }: { pageIndex: number; turn: (pageIndex: number) => void },
  readAgainMs?: number,
): ListPage<Reply> {
  const page = { limit: pageSize, offset: pageIndex * pageSize };
  const { data, error } = useListRows<Reply>(list, filters, page, readAgainMs);
  const isCountExact = data?.is_count_exact ?? true;
  return { data, list: { count: data?.count, isCountExact, error, pageIndex, turn } };
}

/**
 * Reads the page of a list from the admin API that the filters and the page number in the URL select. `isFiltered` is
 * true when a filter is set whose initial value is empty.
 *
 * @param start the filters of a URL without parameters; the same object at every call
 */
export function useList<Reply extends Counted, Filters extends ListFilters = Record<string, never>>(
  list: string,
  start: Filters,
  readAgainMs?: number,
): ListPage<Reply> & Filtering<Filters> {
  const { filters, filter, ...page } = useListAddress(start);
  const isFiltered = Object.entries(start).some(
    ([name, bare]) => bare === "" && (filters[name] ?? "").trim() !== "",
  );
  return { ...useListPage<Reply>(list, filters, page, readAgainMs), filters, filter, isFiltered };
}

/** Keeps the filters and the page of a list in the URL, so that the list is unchanged after navigating back to it. */
function useListAddress<Filters extends ListFilters>(start: Filters) {
  const [address, setAddress] = useSearchParams();
  const [list, setList] = useState(() => readListAddress(address, start));
  const { key } = useLocation();
  const cameBy = useNavigationType();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    // A changed filter replaces the URL, which needs no action. A link or a button of the browser sets the filters.
    if (cameBy !== NavigationType.Replace) setList(readListAddress(address, start));
  }
  // The state is set first: the router updates the URL too late for a controlled input.
  const show = (next: typeof list) => {
    setList(next);
    setAddress(toListAddress(next, start), { replace: true });
  };
  return {
    ...list,
    filter: (part: Partial<Filters>) => show({ filters: { ...list.filters, ...part }, pageIndex: 0 }),
    turn: (pageIndex: number) => show({ ...list, pageIndex }),
  };
}
