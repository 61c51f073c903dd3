/** The filters of a list by their names in the admin API; an empty one lets everything through. */
export type ListFilters = Readonly<Record<string, string>>;

/** What the address of a list's page says: its filters where they are not as at the start, and its page from 1. */
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

/** The filters and the page that an address says; whatever else stands in it is not read. */
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

/** The filters as a query of the admin API. @param page without it, of all */
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
