import type { OrderState } from "./order-state.ts";

/** A parcel counts as delivered after so many days, since some merchandisers do not record deliveries. */
const deliveredWithinDays = 30;
const finished: readonly OrderState[] = ["delivered", "cancelled", "refunded"];

/**
 * Tells whether an order is unfinished, so that its account cannot be deleted: it is not delivered, or a return is on
 * its way. Goods that shipped 30 days ago count as delivered.
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
