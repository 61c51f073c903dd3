import { isSwedishWorkingDay } from "../calendar/is-working-day.ts";
import { calculateDueDate } from "../invoices/calculate-due-date.ts";
import { toShopDay } from "./to-shop-day.ts";

/**
 * The day an order leaves the Swedish warehouse, YYYY-MM-DD: the next Swedish working day after it was placed [9.36]
 * or, with a backorder, after its last restock [4.30].
 *
 * @param input.orderedAt ISO date-time; counted by its day in Sweden
 * @param input.latestDelivery YYYY-MM-DD; null when everything is in stock
 * @throws RangeError when a date cannot be read
 */
export function estimateShipDate(input: { orderedAt: string; latestDelivery: string | null }): string {
  const orderedOn = toShopDay(input.orderedAt);
  const { latestDelivery } = input;
  let day = latestDelivery !== null && latestDelivery > orderedOn ? latestDelivery : orderedOn;
  do day = calculateDueDate(day, 1);
  while (!isSwedishWorkingDay(day));
  return day;
}
