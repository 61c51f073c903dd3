import type { LineProgress } from "./line-progress.ts";

/** How many pieces of a line can still be returned [9.36]: those that arrived and are not on their way back. No gift cards. */
export function countReturnable({
  delivered,
  returnRequested,
  returned,
  isGiftCard,
}: Pick<LineProgress, "delivered" | "returnRequested" | "returned" | "isGiftCard">): number {
  return isGiftCard ? 0 : Math.max(0, delivered - returnRequested - returned);
}
