import type { TFunction } from "i18next";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

// By hand: the first `Intl.DateTimeFormat` of a page has the browser read its language data, tens of milliseconds of a
// phone's processor while the page comes alive (decision 0066).
function toParts(date: string, t: TFunction) {
  const [year = "", month = "", day = ""] = date.slice(0, 10).split("-");
  const name = months[Number(month) - 1];
  if (name === undefined) throw new RangeError(`${date} is not a date`);
  return { year, month: t(`date.${name}`), day: Number(day) };
}

/** "24 November", as the language has it, from YYYY-MM-DD. */
export function formatDate(date: string, t: TFunction): string {
  return t("date.day", toParts(date, t));
}

/** "24 November 2026", as the language has it, from YYYY-MM-DD, for what may be of another year. */
export function formatFullDate(date: string, t: TFunction): string {
  return t("date.full", toParts(date, t));
}
