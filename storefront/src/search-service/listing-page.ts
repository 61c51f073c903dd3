import type { Card } from "../api/card.ts";
import type { ProductToggle } from "./listing-filters.ts";

/** A value of a filter and how many products it leaves. */
export type FacetCount = { value: string; count: number };

/**
 * What a listing may be narrowed down to. How many products have a variation of some color, diameter or size is
 * more than the search service counts.
 */
export type ListingFacets = {
  material: FacetCount[];
  diameter: string[];
  colorFamily: string[];
  size: string[];
  toggles: Record<ProductToggle, number>;
  /** Lowest and highest price without VAT in minor units of the shopper's currency. */
  price: { min: number; max: number } | null;
};

/** One page of a listing. */
export type ListingPage = {
  items: Card[];
  /** Products in all. */
  total: number;
  page: number;
  pages: number;
  /** null where the catalogue is the fallback of the search service: it cannot filter. */
  facets: ListingFacets | null;
  /** Shorter searches that do find something, when this one finds nothing. */
  suggestions: string[];
  /** The search service was asked and did not answer [8.8]. */
  isSearchDown: boolean;
};
