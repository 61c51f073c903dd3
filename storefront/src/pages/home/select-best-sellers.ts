import type { Card } from "../../api/card.ts";

/** Number of items in a carousel of the home page [9.20]. */
export const carouselLimit = 6;

/** The home page's best sellers: the first six variations with rank 1 [2.44]. */
export function selectBestSellers<T extends { variation: Pick<Card["variation"], "bestSeller"> }>(
  items: readonly T[],
): T[] {
  return items.filter(({ variation }) => variation.bestSeller === 1).slice(0, carouselLimit);
}
