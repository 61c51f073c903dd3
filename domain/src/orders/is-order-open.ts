import type { OrderState } from "./order-state.ts";

/** Days after which a shipped order counts as delivered. Some merchandisers do not record deliveries. */
const deliveredWithinDays = 30;
const finished: readonly OrderState[] = ["delivered", "cancelled", "refunded"];

/**
 * Tells whether an order is unfinished, so that its account cannot be deleted: it has an open return, or it is neither
 * delivered, cancelled nor refunded. A shipped order counts as delivered 30 days after its last parcel was shipped.
 *
 * @param lastShippedAt when the carrier got the last parcel; null when it has none
 */
export function isOrderOpen(
  {
    state,
    hasOpenReturn,
    lastShippedAt,
  }: { state: OrderState; hasOpenReturn: boolean; lastShippedAt: Date | null },
  now: Date,
): boolean {
  if (hasOpenReturn) return true;
  if (state !== "shipped") return !finished.includes(state);
  return lastShippedAt === null || now.getTime() - lastShippedAt.getTime() < deliveredWithinDays * 86_400_000;
}
