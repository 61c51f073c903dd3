import type { LineProgress } from "./line-progress.ts";
import type { OrderState } from "./order-state.ts";

const untouched: readonly OrderState[] = ["awaiting_approval", "awaiting_payment", "processing"];

/**
 * Tells whether customers may cancel an order themselves. It must be neither cancelled nor refunded, with no goods
 * packed and no gift card issued: an issued card could have been spent.
 */
export function canCancelOrder(state: OrderState, lines: readonly Pick<LineProgress, "packed">[]): boolean {
  return untouched.includes(state) && lines.every(({ packed }) => packed === 0);
}
