import type { productSorts } from "@spolverk/bff/contract";
import type { ListingChoice } from "../api/queries.ts";
import type { ListingTerms } from "./listing-terms.ts";

type CatalogueSort = (typeof productSorts)[number];

/** The orders that the catalogue supports; any other order falls back to the catalogue's default. */
const catalogueSorts: Record<CatalogueSort, true> = {
  relevance: true,
  latest: true,
  bestSellers: true,
  staffPicks: true,
  priceAscending: true,
  priceDescending: true,
  name: true,
};

/** The part of a listing's terms that the catalogue supports: category, words, some orders and one toggle. */
export function toCatalogueChoice({ category, query, sort, filters, currency }: ListingTerms): ListingChoice {
  const [toggle] = filters.toggles;
  return {
    currency,
    ...(category !== "" && { category }),
    ...(query !== "" && { query }),
    ...(isCatalogueSort(sort) && sort !== "relevance" && { sort }),
    ...(toggle && { toggle }),
  };
}

function isCatalogueSort(sort: string): sort is CatalogueSort {
  return Object.hasOwn(catalogueSorts, sort);
}
