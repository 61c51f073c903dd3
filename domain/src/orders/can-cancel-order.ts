import type { LineProgress } from "./line-progress.ts";
import type { OrderState } from "./order-state.ts";

const untouched: readonly OrderState[] = ["awaiting_approval", "awaiting_payment", "processing"];

/**
 * Whether customers may cancel an order themselves: nothing of it is packed, and no gift card in it has been issued, which
 * could have been spent.
 */
export function canCancelOrder(state: OrderState, lines: readonly Pick<LineProgress, "packed">[]): boolean {
  return untouched.includes(state) && lines.every(({ packed }) => packed === 0);
}
