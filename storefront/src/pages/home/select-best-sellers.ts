import type { Card } from "../../api/card.ts";

/** How many a carousel of the home page shows [9.20]. */
export const carouselLimit = 6;

/** The best sellers of the home page: only variations whose rank is 1, the first six of them [2.44]. */
export function selectBestSellers<T extends { variation: Pick<Card["variation"], "bestSeller"> }>(
  items: readonly T[],
): T[] {
  return items.filter(({ variation }) => variation.bestSeller === 1).slice(0, carouselLimit);
}
