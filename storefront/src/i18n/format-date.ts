import { withOrdinalFirst } from "@spolverk/domain";

const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** "24 November", as the language has it, from YYYY-MM-DD. */
export function formatDate(date: string, language: string): string {
  return write(new Date(date), language, day);
}

/** "24 November 2026", as the language has it, from YYYY-MM-DD, for what may be of another year. */
export function formatFullDate(date: string, language: string): string {
  return write(new Date(date), language, { ...day, year: "numeric" });
}

const moment = { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;

/** "24 November at 09:00", as the language has it and in the time of the browser, from an ISO date-time. */
export function formatMoment(at: string, language: string): string {
  return write(new Date(at), language, moment);
}

function write(date: Date, language: string, form: Intl.DateTimeFormatOptions): string {
  return withOrdinalFirst(new Intl.DateTimeFormat(language, form).format(date), language);
}
