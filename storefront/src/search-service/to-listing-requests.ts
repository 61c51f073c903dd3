import { searchIndices, toSortedIndex } from "@spolverk/bff/contract";
import { resolveNewPeriod } from "@spolverk/domain";
import { type ListingFilters, type ProductToggle, productToggles } from "./listing-filters.ts";
import type { ListingTerms } from "./listing-terms.ts";
import type { SearchRequest } from "./run-search.ts";
import { type SearchScope, toScopeFilters } from "./search-scope.ts";
import { toPriceFilters } from "./to-price-filters.ts";

export const listingPageSize = 24;
const maxFacetValues = 100;
const dayInSeconds = 86_400;

/**
 * Filters with several values, each of which widens the listing: the counts of such a filter must ignore its chosen
 * values.
 */
const widening = ["material", "diameter", "colorFamily", "size", "price"] as const;
type Widening = (typeof widening)[number];
type Narrowing = { facetFilters: string[][]; numericFilters: (string | string[])[] };

type Options = { scope: SearchScope; today: string; page: number };

/** Whether the words of a search may be a SKU or GTIN: one word with a digit or a hyphen. */
export const isIdentifier = (query: string): boolean => /^\S*[-\d]\S*$/.test(query);

/** Joins a number with its unit, because "1 kg" must not match every "1", such as that of "1 mm". */
const joinUnits = (query: string): string =>
  query.replaceAll(/(?<=\d)\s+(?=(?:k?g|[cm]?m|m?l)(?!\p{L}))/giu, "");

/** Builds the same requests as `toListingRequests`, but for the one variation whose SKU or GTIN equals the words. */
export function toIdentifierRequests({ query, ...terms }: ListingTerms, options: Options): SearchRequest[] {
  const quote = (value: string) => `"${value.replaceAll(/["\\]/g, "")}"`;
  const named = `(sku:${quote(query)} OR sku:${quote(query.toUpperCase())} OR gtin:${quote(query)})`;
  return toListingRequests({ ...terms, query: "" }, options).map((request) => ({
    ...request,
    filters: `${request.filters} AND ${named}`,
  }));
}

/**
 * The requests for one page of a listing. The first request returns the cards and the values of every filter without
 * chosen values. Then one request per toggle counts the products that the toggle would leave. Then one request per
 * filter with chosen values lists its values as if none of them were chosen.
 */
export function toListingRequests(terms: ListingTerms, { scope, today, page }: Options): SearchRequest[] {
  const facets = widening.map((name) => toFacet(name, terms));
  const chosen = widening.filter((name) => isChosen(name, terms.filters));
  const base = {
    query: joinUnits(terms.query),
    filters: toFilters(terms, scope),
    queryLanguages: [scope.language],
    // One hit per product, which makes all counts count products.
    distinct: true,
    // Without words there are no typos to tolerate. With "min", the service may count the facets by variation, not by
    // product.
    ...(terms.query === "" && { typoTolerance: true }),
  };
  const count = { ...base, indexName: searchIndices.variations, hitsPerPage: 0, page: 0 };
  return [
    {
      ...base,
      ...narrow(terms, today),
      indexName: toSortedIndex(terms.sort, terms.currency),
      page: page - 1,
      hitsPerPage: listingPageSize,
      facets,
      maxValuesPerFacet: maxFacetValues,
      attributesToRetrieve: ["card"],
      attributesToHighlight: [],
    },
    ...productToggles.map((toggle) => ({
      ...count,
      ...narrow(withToggle(terms, toggle), today),
      facets: [],
    })),
    ...chosen.map((name) => ({
      ...count,
      ...narrow(terms, today, name),
      facets: [toFacet(name, terms)],
      maxValuesPerFacet: maxFacetValues,
    })),
  ];
}

/** The name of a filter's facet in the search service; the facet of the price is that of the shopper's currency. */
export function toFacet(name: Widening, { currency }: Pick<ListingTerms, "currency">): string {
  return name === "price" ? `price.${currency}` : name;
}

function withToggle(terms: ListingTerms, toggle: ProductToggle): ListingTerms {
  const toggles = [...new Set([...terms.filters.toggles, toggle])];
  return { ...terms, filters: { ...terms.filters, toggles } };
}

function toFilters({ category }: ListingTerms, scope: SearchScope): string {
  const filters = toScopeFilters(scope, "active");
  // The address may contain any text, quotation marks included.
  return category === "" ? filters : `${filters} AND categories:"${category.replaceAll(/["\\]/g, "")}"`;
}

function isChosen(name: Widening, filters: ListingFilters): boolean {
  return name === "price" ? filters.price !== null : valuesOf(filters)[name].length > 0;
}

function valuesOf({ materials, diameters, colors, sizes }: ListingFilters) {
  return { material: materials, diameter: diameters, colorFamily: colors, size: sizes };
}

function narrow(terms: ListingTerms, today: string, except?: Widening): Narrowing {
  const { toggles } = terms.filters;
  const lists = Object.entries(valuesOf(terms.filters))
    .filter(([name, values]) => name !== except && values.length > 0)
    .map(([name, values]) => values.map((value) => `${name}:${value}`));
  const flags = toggles.filter((toggle) => toggle !== "new").map((toggle) => [`${toggle}:true`]);
  return {
    facetFilters: [...lists, ...flags],
    numericFilters: [
      ...(except === "price" ? [] : toPriceFilters(terms.price, terms.currency)),
      ...(toggles.includes("new") ? toNewFilters(today) : []),
    ],
  };
}

function toNewFilters(today: string): string[] {
  const { from, to } = resolveNewPeriod(today);
  return [`activeSince>=${Date.parse(from) / 1000}`, `activeSince<${Date.parse(to) / 1000 + dayInSeconds}`];
}
