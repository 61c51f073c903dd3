import { calculateEasterSunday } from "./calculate-easter-sunday.ts";

type Holidays = {
  /** Month and day. */
  fixed: readonly string[];
  /** Days after Easter Sunday. */
  movable: readonly number[];
};

const goodFriday = -2;
const easterMonday = 1;
const ascensionDay = 39;
const whitMonday = 50;

const swedishHolidays: Holidays = {
  fixed: ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"],
  movable: [goodFriday, easterMonday, ascensionDay],
};

const sharedHolidays: Holidays = {
  fixed: ["01-01", "05-01", "12-25", "12-26"],
  movable: [goodFriday, easterMonday, ascensionDay, whitMonday],
};

const dayMs = 86_400_000;
const [sunday, friday, saturday] = [0, 5, 6];

/**
 * Tells whether the Swedish warehouse works on a day: Monday to Friday, except public holidays (lag 1989:253) and
 * Midsummer's, Christmas and New Year's Eve, which are days off too. The public holidays that the table omits always
 * fall on a weekend.
 *
 * @param day YYYY-MM-DD
 */
export function isSwedishWorkingDay(day: string): boolean {
  return isWeekday(day) && !isHoliday(day, swedishHolidays) && !isMidsummerEve(day);
}

/**
 * Tells whether a day counts as a working day for a period that ends in any of the shop's countries: Monday to
 * Friday, except the holidays that most of them share. Holidays of a single country are ignored.
 *
 * @param day YYYY-MM-DD
 */
export function isSharedWorkingDay(day: string): boolean {
  return isWeekday(day) && !isHoliday(day, sharedHolidays);
}

function isWeekday(day: string): boolean {
  const weekday = toWeekday(day);
  return weekday !== saturday && weekday !== sunday;
}

function isHoliday(day: string, { fixed, movable }: Holidays): boolean {
  const easter = calculateEasterSunday(Number(day.slice(0, 4)));
  return fixed.includes(day.slice(5)) || movable.includes((Date.parse(day) - Date.parse(easter)) / dayMs);
}

/** The Friday from 19 to 25 June. */
function isMidsummerEve(day: string): boolean {
  const date = day.slice(5);
  return toWeekday(day) === friday && date >= "06-19" && date <= "06-25";
}

const toWeekday = (day: string): number => new Date(day).getUTCDay();
