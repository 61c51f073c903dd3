import { isSharedWorkingDay } from "../calendar/is-working-day.ts";
import { calculateDueDate } from "../invoices/calculate-due-date.ts";
import { serviceTerms } from "../service/service-terms.ts";
import { toShopDay } from "../shipping/to-shop-day.ts";

/**
 * The last day to withdraw from a contract or to request a return: 14 days, counted from the day after. A weekend or
 * a holiday that most of the shop's countries share moves it to the next working day [9.36] (directive 2011/83/EU,
 * article 9; regulation 1182/71, article 3). The day of the order or parcel is the Swedish one, which is never
 * earlier than the UTC one, so that no customer loses a day.
 *
 * @param from when the last parcel arrived or the contract was made
 * @returns ISO date
 */
export function calculateWithdrawalDeadline(from: Date): string {
  let day = calculateDueDate(toShopDay(from.toISOString()), serviceTerms.returnDays);
  while (!isSharedWorkingDay(day)) day = calculateDueDate(day, 1);
  return day;
}
