import { readQuery } from "../../search-service/listing-search.ts";

/** What the address of the orders says: the words searched for, and the page from the second on. */
export type OrdersSearch = { query?: string; page?: number };

const maxPages = 1000;

/** Reads the query parameters; anything else counts as not given. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const query = readQuery(search["query"]);
  const page = Number(search["page"]);
  return {
    ...(query && { query }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPages && { page }),
  };
}
