import { variationRecordSchema } from "@spolverk/bff/contract";
import { compareText } from "@spolverk/domain";
import { z } from "zod";
import { toCard } from "../api/card.ts";
import type { FacetCount, ListingFacets, ListingPage } from "./listing-page.ts";
import type { ListingTerms } from "./listing-terms.ts";
import type { SearchResult } from "./run-search.ts";
import { toFacet } from "./to-listing-requests.ts";

const hitsSchema = z.array(variationRecordSchema.pick({ card: true }));

/**
 * Reads the search service's results for one page of a listing, in the order of `toListingRequests`.
 *
 * @throws Error for a missing result and for a hit that is not a record of the shop
 */
export function readListingResults(
  [main, ...counts]: readonly SearchResult[],
  terms: ListingTerms,
  page: number,
): Omit<ListingPage, "suggestions" | "isSearchDown"> {
  const [onSale, inStock, isNew, ...chosen] = counts;
  if (!main || !onSale || !inStock || !isNew) throw new Error("The search service answered too little");
  return {
    items: hitsSchema.parse(main.hits).map(({ card }) => toCard(card)),
    total: main.nbHits,
    page,
    pages: main.nbPages ?? 0,
    facets: {
      ...readFacets([...chosen, main], terms),
      toggles: { onSale: onSale.nbHits, inStock: inStock.nbHits, new: isNew.nbHits },
    },
  };
}

/**
 * Reads each filter's values from the first result that has them. For a filter with chosen values this is the filter's
 * own result, because those come first.
 */
function readFacets(results: SearchResult[], terms: ListingTerms): Omit<ListingFacets, "toggles"> {
  const read = (name: string, chosen: readonly (string | number)[]): FacetCount[] => {
    const counted = results.find((result) => result.facets?.[name])?.facets?.[name] ?? {};
    const values = new Set([...Object.keys(counted), ...chosen.map(String)]);
    return [...values].map((value) => ({ value, count: counted[value] ?? 0 }));
  };
  const { materials, diameters, colors, sizes } = terms.filters;
  const priceFacet = toFacet("price", terms);
  const stats = results.find((result) => result.facets_stats?.[priceFacet])?.facets_stats?.[priceFacet];
  const readValues = (name: string, chosen: readonly (string | number)[]) =>
    read(name, chosen).map(({ value }) => value);
  return {
    material: read("material", materials).toSorted((a, b) => compareText(a.value, b.value)),
    diameter: readValues("diameter", diameters).toSorted(compareNumbers),
    colorFamily: readValues("colorFamily", colors),
    size: readValues("size", sizes).toSorted(compareNumbers),
    price: stats ? { min: stats.min, max: stats.max } : null,
  };
}

function compareNumbers(a: string, b: string): number {
  return Number(a) - Number(b);
}
