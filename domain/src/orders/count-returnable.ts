import type { LineProgress } from "./line-progress.ts";

/**
 * The number of pieces of a line that can still be returned [9.36]: delivered pieces that are neither back nor on
 * their way back. Zero for gift cards.
 */
export function countReturnable({
  delivered,
  returnRequested,
  returned,
  isGiftCard,
}: Pick<LineProgress, "delivered" | "returnRequested" | "returned" | "isGiftCard">): number {
  return isGiftCard ? 0 : Math.max(0, delivered - returnRequested - returned);
}
