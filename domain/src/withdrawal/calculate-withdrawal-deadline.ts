import { isSharedWorkingDay } from "../calendar/is-working-day.ts";
import { calculateDueDate } from "../invoices/calculate-due-date.ts";
import { serviceTerms } from "../service/service-terms.ts";
import { toShopDay } from "../shipping/to-shop-day.ts";

/**
 * The last day to withdraw from a contract or to request a return: the 14th day after the contract or the parcel. When
 * that is a weekend day or a holiday that most of the shop's countries share, the next working day is the last [9.36]
 * (directive 2011/83/EU, article 9; regulation 1182/71, article 3). The day of the contract or parcel is counted in
 * Sweden, where it is never earlier than in UTC, so that no customer loses a day.
 *
 * @param from when the last parcel arrived or the contract was made
 * @returns ISO date
 */
export function calculateWithdrawalDeadline(from: Date): string {
  let day = calculateDueDate(toShopDay(from.toISOString()), serviceTerms.returnDays);
  while (!isSharedWorkingDay(day)) day = calculateDueDate(day, 1);
  return day;
}
