const day = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** "24 November", as the language has it, from YYYY-MM-DD. */
export function formatDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, day).format(new Date(date));
}

/** "24 November 2026", as the language has it, from YYYY-MM-DD, for what may be of another year. */
export function formatFullDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { ...day, year: "numeric" }).format(new Date(date));
}
