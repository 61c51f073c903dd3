import type { Card } from "../api/card.ts";
import type { ProductToggle } from "./listing-filters.ts";

/** A value of a filter, and the number of products in the listing that have it. */
export type FacetCount = { value: string; count: number };

/**
 * The available filters of a listing. Colors, diameters and sizes have no counts, because the search service cannot
 * count the products that have a variation of one.
 */
export type ListingFacets = {
  material: FacetCount[];
  diameter: string[];
  colorFamily: string[];
  size: string[];
  toggles: Record<ProductToggle, number>;
  /** Lowest and highest price without VAT, in minor units of the shopper's currency. */
  price: { min: number; max: number } | null;
};

/** One page of a listing. */
export type ListingPage = {
  items: Card[];
  /** Total number of products. */
  total: number;
  page: number;
  pages: number;
  /**
   * null when the page comes from the catalogue, the fallback of the search service, because the catalogue cannot
   * filter.
   */
  facets: ListingFacets | null;
  /** Shorter searches that have results; filled only when this search has none. */
  suggestions: string[];
  /** Whether the search service was called but did not answer [8.8]. */
  isSearchDown: boolean;
};
