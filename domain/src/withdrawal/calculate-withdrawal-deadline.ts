import { calculateDueDate } from "../invoices/calculate-due-date.ts";
import { serviceTerms } from "../service/service-terms.ts";

/** Month and day of the holidays that nearly every country of the shop has; those of one country alone are not known here. */
const sharedHolidays: readonly string[] = ["01-01", "12-25", "12-26"];

const saturday = 6;
const sunday = 0;

/**
 * The last day to withdraw from a contract, or to ask for a return: 14 days, counted from the day after (UTC); a day that
 * is no working day is followed by the next one that is [9.36] (directive 2011/83/EU, article 9; regulation 1182/71,
 * article 3).
 *
 * @param from when the last parcel arrived, or the contract was made
 * @returns ISO date
 */
export function calculateWithdrawalDeadline(from: Date): string {
  let day = calculateDueDate(from.toISOString().slice(0, 10), serviceTerms.returnDays);
  while (!isWorkingDay(day)) day = calculateDueDate(day, 1);
  return day;
}

function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== saturday && weekday !== sunday && !sharedHolidays.includes(day.slice(5));
}
