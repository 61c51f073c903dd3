import { calculateWithdrawalDeadline } from "../withdrawal/calculate-withdrawal-deadline.ts";

/**
 * The last day to request a return: 14 days after the latest delivery, as for a withdrawal [9.36]. The day ends at
 * midnight UTC.
 *
 * @param deliveries when each parcel arrived; empty before the first known delivery
 * @returns ISO date; null without a delivery, and once the day has passed
 */
export function resolveReturnDeadline(deliveries: readonly Date[], now: Date): string | null {
  if (deliveries.length === 0) return null;
  const last = new Date(Math.max(...deliveries.map((delivery) => delivery.getTime())));
  const deadline = calculateWithdrawalDeadline(last);
  return now.toISOString().slice(0, 10) <= deadline ? deadline : null;
}
