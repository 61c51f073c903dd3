/** The filters of a list by their names in the admin API. An empty value does not filter. */
export type ListFilters = Readonly<Record<string, string>>;

/**
 * Builds the query of a list page's URL: the filters that differ from `start`, and the page number, counted from 1.
 */
export function toListAddress(
  { filters, pageIndex }: { filters: ListFilters; pageIndex: number },
  start: ListFilters,
): URLSearchParams {
  const address = new URLSearchParams(
    Object.entries(filters).filter(([name, value]) => value !== start[name]),
  );
  if (pageIndex > 0) address.set("page", String(pageIndex + 1));
  return address;
}

/** Reads the filters and the page from the query of a list page's URL. Ignores other parameters. */
export function readListAddress<Filters extends ListFilters>(
  address: URLSearchParams,
  start: Filters,
): { filters: Filters; pageIndex: number } {
  const filters = Object.fromEntries(
    Object.entries(start).map(([name, value]) => [name, address.get(name) ?? value]),
  ) as Filters;
  const page = Number(address.get("page") ?? 1);
  return { filters, pageIndex: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0 };
}

/**
 * Builds the admin API's query of a list.
 * @param page omitted for all rows
 */
export function toListQuery(filters: ListFilters, page?: { limit: number; offset: number }): URLSearchParams {
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value.trim() === "" ? [] : [[name, value.trim()]])),
  );
  if (page !== undefined) {
    query.set("limit", String(page.limit));
    query.set("offset", String(page.offset));
  }
  return query;
}
