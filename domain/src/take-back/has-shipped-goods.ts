import type { LineProgress } from "../orders/line-progress.ts";

/**
 * Whether an order proves that its customer got goods of the shop, which a take-back asks for [3.45], [5.22]: a piece of it
 * was shipped and has not come back. Nothing of a cancelled order was ever shipped, and gift cards are mailed, not shipped.
 */
export function hasShippedGoods(
  lines: readonly Pick<LineProgress, "shipped" | "returned" | "isGiftCard">[],
): boolean {
  return lines.some(({ shipped, returned, isGiftCard }) => !isGiftCard && shipped > returned);
}
