import { useQuery } from "@tanstack/react-query";
import { adminRequest } from "./admin-request.ts";
import { type ListFilters, toListQuery } from "./list-address.ts";

/** New ones come in, and other merchandisers work on the same list. */
const readAgainMs = 15_000;

/** One page of a list of the admin API, which is read again every few seconds. */
export function useListPage<Reply>(
  list: string,
  filters: ListFilters,
  page: { limit: number; offset: number },
) {
  const query = toListQuery(filters, page).toString();
  return useQuery({
    queryKey: ["spolverk", list, "page", query],
    queryFn: () => adminRequest<Reply>(`${list}?${query}`),
    placeholderData: (previous) => previous,
    refetchInterval: readAgainMs,
  });
}
