import { toIntlLocale, toShopDay, withOrdinalFirst } from "@spolverk/domain";

const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;

const plainDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * "24 November 2026" in the language, for dates that may be in another year. From YYYY-MM-DD, or from an ISO date-time
 * by its day in the shop's time zone, as in mails and invoices.
 */
export function formatFullDate(date: string, language: string): string {
  const shown = plainDay.test(date) ? date : toShopDay(date);
  return write(new Date(shown), language, { ...day, year: "numeric" });
}

/** The last day in UTC before an ISO date-time at which something ends: "24 November 2026". */
export function formatLastDay(endsAt: string, language: string): string {
  const lastDay = new Date(Date.parse(endsAt) - 1).toISOString().slice(0, 10);
  return formatFullDate(lastDay, language);
}

const moment = { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;

/** "24 November at 9:00" in the language and the browser's time zone, from an ISO date-time. */
export function formatMoment(at: string, language: string): string {
  return write(new Date(at), language, moment);
}

function write(date: Date, language: string, form: Intl.DateTimeFormatOptions): string {
  return withOrdinalFirst(new Intl.DateTimeFormat(toIntlLocale(language), form).format(date), language);
}
