import type { LineProgress } from "../orders/line-progress.ts";

/**
 * Tells whether an order proves that its customer got goods, which a take-back requires [3.45], [5.22]: a piece was
 * shipped and not returned. A cancelled order shipped nothing, and gift cards are mailed, not shipped.
 */
export function hasShippedGoods(
  lines: readonly Pick<LineProgress, "shipped" | "returned" | "isGiftCard">[],
): boolean {
  return lines.some(({ shipped, returned, isGiftCard }) => !isGiftCard && shipped > returned);
}
