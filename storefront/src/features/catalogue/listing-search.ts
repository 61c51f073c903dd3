import type { ProductSort } from "@spolverk/domain";
import type { ListingChoice } from "../../api/queries.ts";

export type ProductToggle = NonNullable<ListingChoice["toggle"]>;

/** What the address of a listing says [2.4]. What stands for the default is left out. */
export type ListingSearch = { query?: string; sort?: ProductSort; toggle?: ProductToggle; page?: number };

export const productToggles: readonly ProductToggle[] = ["onSale", "inStock", "new"];
/** In the order they are offered. Records, so that a new sort or toggle cannot be forgotten here. */
const sortPlaces: Record<ProductSort, number> = {
  relevance: 0,
  bestSellers: 1,
  latest: 2,
  staffPicks: 3,
  priceAscending: 4,
  priceDescending: 5,
  name: 6,
};
export const offeredSorts = (Object.keys(sortPlaces) as ProductSort[]).toSorted(
  (a, b) => sortPlaces[a] - sortPlaces[b],
);

const mostPages = 1000;
const longestQuery = 100;

/** Reads the query parameters of a listing; anything else counts as not given. */
export function readListingSearch(search: Record<string, unknown>): ListingSearch {
  const query = readQuery(search.query);
  const sort = offeredSorts.find((known) => known === search.sort && known !== "relevance");
  const toggle = productToggles.find((known) => known === search.toggle);
  const page = Number(search.page);
  return {
    ...(query && { query }),
    ...(sort && { sort }),
    ...(toggle && { toggle }),
    ...(Number.isInteger(page) && page > 1 && page <= mostPages && { page }),
  };
}

/** The words of a search. The address parser makes a number of "175". */
export function readQuery(value: unknown): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const query = String(value).trim().slice(0, longestQuery);
  return query === "" ? undefined : query;
}

/** The address of a listing, as it is written for search engines. */
export function toListingAddress(splat: string, search: ListingSearch): string {
  const query = new URLSearchParams();
  if (search.page !== undefined) query.set("page", String(search.page));
  if (search.query !== undefined) query.set("query", search.query);
  if (search.sort !== undefined) query.set("sort", search.sort);
  if (search.toggle !== undefined) query.set("toggle", search.toggle);
  const path = splat === "" ? "/shop" : `/shop/${splat}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
