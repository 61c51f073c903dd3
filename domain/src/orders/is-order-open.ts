import type { OrderState } from "./order-state.ts";

/** Carriers have brought a parcel by then, or have lost it; not every merchandiser notes that it arrived. */
const deliveredWithinDays = 30;
const finished: readonly OrderState[] = ["delivered", "cancelled", "refunded"];

/**
 * Whether something is still to happen to an order, so that its account has to stay: it is not delivered, or a return of it
 * is on its way. What was handed over 30 days ago counts as delivered.
 *
 * @param lastShippedAt when the last parcel was handed over; null when none was
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
