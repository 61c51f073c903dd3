import { compareText } from "./compare-text.ts";

/** The ids of the main categories, which come first in this order [9.22]. */
const firstIds = [
  "recycled",
  "filaments-by-material",
  "filaments-by-function",
  "printers",
  "bed-adhesive",
  "nozzles",
];

/** A category by its id, with its name in Swedish. */
type Comparable = { id: string; name: string };

/**
 * Compares categories: the main ones first, then by the Swedish alphabet [9.22].
 *
 * @returns below 0 when `a` comes first
 */
export function compareCategories(a: Comparable, b: Comparable): number {
  return rank(a.id) - rank(b.id) || compareText(a.name, b.name);
}

function rank(id: string): number {
  const index = firstIds.indexOf(id);
  return index < 0 ? firstIds.length : index;
}
