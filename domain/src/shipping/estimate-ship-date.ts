import { toShopDay } from "./to-shop-day.ts";

/**
 * The day an order leaves the warehouse, which is in Sweden, YYYY-MM-DD: the next working day (Monday to Friday) after
 * it was placed [9.36], or, with a backorder in it, after the last of its stock returned [4.30].
 * Public holidays are not known here.
 *
 * @param input.orderedAt ISO date-time
 * @param input.latestDelivery YYYY-MM-DD; null when all is in stock
 * @throws RangeError when a date cannot be read
 */
export function estimateShipDate(input: { orderedAt: string; latestDelivery: string | null }): string {
  const orderedOn = toShopDay(input.orderedAt);
  const { latestDelivery } = input;
  return nextWorkingDay(latestDelivery !== null && latestDelivery > orderedOn ? latestDelivery : orderedOn);
}

function nextWorkingDay(date: string): string {
  const day = new Date(date);
  do {
    day.setUTCDate(day.getUTCDate() + 1);
  } while (day.getUTCDay() === 0 || day.getUTCDay() === 6);
  return day.toISOString().slice(0, 10);
}
