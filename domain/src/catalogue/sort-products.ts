import { compareText } from "./compare-text.ts";

/** The orders a shopper may choose for a listing. */
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
 * The products of a listing in the order the shopper chose [2.36], as a new list. Relevance keeps
 * the order they came in, and so do products that are equal; staff picks put the best selling first.
 */
export function sortProducts<T extends Sortable>(products: readonly T[], sort: ProductSort): T[] {
  return products.toSorted(comparisons[sort]);
}

/** Gift cards come last: they bear no VAT, so by prices without VAT they would stand between dearer goods. */
function compareGiftCards(a: Sortable, b: Sortable): number {
  return Number(a.isGiftCard) - Number(b.isGiftCard);
}

function compareRanks(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a - b;
}
