const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** "24 November", as the language has it, from YYYY-MM-DD. */
export function formatDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, day).format(new Date(date));
}

/** "24 November 2026", as the language has it, from YYYY-MM-DD, for what may be of another year. */
export function formatFullDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { ...day, year: "numeric" }).format(new Date(date));
}

const moment = { day: "numeric", month: "long", hour: "numeric", minute: "2-digit" } as const;

/** "24 November at 09:00", as the language has it and in the time of the browser, from an ISO date-time. */
export function formatMoment(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, moment).format(new Date(at));
}
