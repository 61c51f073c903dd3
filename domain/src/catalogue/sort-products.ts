import { compareText } from "./compare-text.ts";

/** The sort orders of a listing. */
export const productSorts = [
  "relevance",
  "latest",
  "bestSellers",
  "staffPicks",
  "priceAscending",
  "priceDescending",
  "name",
] as const;
export type ProductSort = (typeof productSorts)[number];

type Sortable = {
  name: string;
  /** ISO date or date-time */
  activeDate: string;
  /** 1 sells best; null is not ranked. */
  bestSeller: number | null;
  staffPick: boolean;
  isGiftCard: boolean;
  /** without VAT, minor units */
  priceMinor: number;
};

const comparisons: Record<ProductSort, (a: Sortable, b: Sortable) => number> = {
  relevance: () => 0,
  latest: (a, b) => Number(a.activeDate < b.activeDate) - Number(a.activeDate > b.activeDate),
  bestSellers: (a, b) => compareRanks(a.bestSeller, b.bestSeller),
  staffPicks: (a, b) => Number(b.staffPick) - Number(a.staffPick) || compareRanks(a.bestSeller, b.bestSeller),
  priceAscending: (a, b) => compareGiftCards(a, b) || a.priceMinor - b.priceMinor,
  priceDescending: (a, b) => compareGiftCards(a, b) || b.priceMinor - a.priceMinor,
  name: (a, b) => compareText(a.name, b.name),
};

/**
 * Sorts the products of a listing [2.36] into a new list. The sort is stable; relevance keeps the given order, and
 * staff picks put best sellers first.
 */
export function sortProducts<T extends Sortable>(products: readonly T[], sort: ProductSort): T[] {
  return products.toSorted(comparisons[sort]);
}

/** Gift cards come last: they have no VAT, so prices without VAT would place them among dearer goods. */
function compareGiftCards(a: Sortable, b: Sortable): number {
  return Number(a.isGiftCard) - Number(b.isGiftCard);
}

function compareRanks(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a - b;
}
