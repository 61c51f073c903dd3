import type { Card } from "../api/card.ts";
import type { ProductToggle } from "./listing-filters.ts";

/** A value of a filter and how many products it leaves. */
export type FacetCount = { value: string; count: number };

/**
 * The available filters of a listing. The search service cannot count the products that have a variation of some color,
 * diameter or size.
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
  /** null when the catalogue is the fallback of the search service: it cannot filter. */
  facets: ListingFacets | null;
  /** Shorter searches that have results, when this one has none. */
  suggestions: string[];
  /** The search service was called and did not answer [8.8]. */
  isSearchDown: boolean;
};
