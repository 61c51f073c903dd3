import type { LineProgress } from "./line-progress.ts";
import type { OrderState } from "./order-state.ts";

const untouched: readonly OrderState[] = ["awaiting_approval", "awaiting_payment", "processing"];

/**
 * Tells whether customers may cancel an order themselves: nothing is packed, and no gift card in it has been issued,
 * since it could have been spent.
 */
export function canCancelOrder(state: OrderState, lines: readonly Pick<LineProgress, "packed">[]): boolean {
  return untouched.includes(state) && lines.every(({ packed }) => packed === 0);
}
