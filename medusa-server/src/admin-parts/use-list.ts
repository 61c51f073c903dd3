import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import type { BoundedCount } from "../database/count-up-to.ts";
import { adminRequest } from "./admin-request.ts";
import { type ListFilters, readListAddress, toListAddress, toListQuery } from "./list-address.ts";
import { pageSize } from "./page-size.ts";

/** How far a list was read, and the way to its other pages. */
export type ListRead = {
  /** Undefined until it was read. */
  count: number | undefined;
  /** False: there are more rows than `count`. */
  isCountExact: boolean;
  error: Error | null;
  /** From 0. */
  pageIndex: number;
  turn: (pageIndex: number) => void;
};

type Filtering<Filters> = {
  filters: Filters;
  filter: (part: Partial<Filters>) => void;
  isFiltered: boolean;
};

/** A page as it was read last; undefined until it was read. */
export type ListPage<Reply> = { data: Reply | undefined; list: ListRead };

type Counted = { count: number } & Partial<Pick<BoundedCount, "is_count_exact">>;

/** New ones come in, and other merchandisers work on the same list. */
const usualReadAgainMs = 15_000;

/** A part of a list of the admin API, which is read again every few seconds. */
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

/** One page of a list, whose number its caller keeps. */
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
 * A list of the admin API by the filters and the page of the address. `isFiltered` says whether a filter is set that the
 * bare address has empty.
 *
 * @param start the filters of the bare address; the same object at every call
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

/** The filters and the page of a list, which its address keeps for whoever comes back to it. */
function useListAddress<Filters extends ListFilters>(start: Filters) {
  const [address, setAddress] = useSearchParams();
  const [list, setList] = useState(() => readListAddress(address, start));
  const { key } = useLocation();
  const cameBy = useNavigationType();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    // The filters replace the address; a link and the browser's own buttons are to change the filters.
    if (cameBy !== NavigationType.Replace) setList(readListAddress(address, start));
  }
  // The router follows later than an input must.
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
