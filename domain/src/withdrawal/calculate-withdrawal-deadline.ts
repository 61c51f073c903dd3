import { isSharedWorkingDay } from "../calendar/is-working-day.ts";
import { calculateDueDate } from "../invoices/calculate-due-date.ts";
import { serviceTerms } from "../service/service-terms.ts";
import { toShopDay } from "../shipping/to-shop-day.ts";

/**
 * The last day to withdraw from a contract, or to ask for a return: 14 days, counted from the day after; a weekend or a
 * holiday of most of the shop's countries is followed by the next working day [9.36] (directive 2011/83/EU, article 9;
 * regulation 1182/71, article 3). The day of the order or the parcel is that in Sweden: never earlier than that in UTC, so
 * that an hour of the night costs nobody a day.
 *
 * @param from when the last parcel arrived, or the contract was made
 * @returns ISO date
 */
export function calculateWithdrawalDeadline(from: Date): string {
  let day = calculateDueDate(toShopDay(from.toISOString()), serviceTerms.returnDays);
  while (!isSharedWorkingDay(day)) day = calculateDueDate(day, 1);
  return day;
}
