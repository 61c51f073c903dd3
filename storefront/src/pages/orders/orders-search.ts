import { readQuery } from "../../search-service/listing-search.ts";

/** The search parameters of the orders: the words to search for, and the page, which is omitted for the first page. */
export type OrdersSearch = { query?: string; page?: number };

const maxPages = 1000;

/** Reads the search parameters; invalid ones are ignored. */
export function readOrdersSearch(search: Record<string, unknown>): OrdersSearch {
  const query = readQuery(search["query"]);
  const page = Number(search["page"]);
  return {
    ...(query && { query }),
    ...(Number.isInteger(page) && page > 1 && page <= maxPages && { page }),
  };
}
