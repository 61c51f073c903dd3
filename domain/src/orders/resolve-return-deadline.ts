import { calculateDueDate } from "../invoices/calculate-due-date.ts";
import { serviceTerms } from "../service/service-terms.ts";

/**
 * The last day to ask for a return: 14 days after the last delivery so far [9.36], in UTC.
 *
 * @param deliveries when each parcel arrived; empty before the first one is known to have arrived
 * @returns ISO date; null without a delivery, and once the day has passed
 */
export function resolveReturnDeadline(deliveries: readonly Date[], now: Date): string | null {
  if (deliveries.length === 0) return null;
  const last = new Date(Math.max(...deliveries.map((delivery) => delivery.getTime())));
  const deadline = calculateDueDate(toDay(last), serviceTerms.returnDays);
  return toDay(now) <= deadline ? deadline : null;
}

const toDay = (instant: Date) => instant.toISOString().slice(0, 10);
