import type { Language } from "@spolverk/content";
import { toIntlLocale, withOrdinalFirst } from "@spolverk/domain";

/**
 * Formats a day in a language: "21 November 2026".
 * @param day ISO date
 */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(toIntlLocale(language), { dateStyle: "long", timeZone: "UTC" });
  return withOrdinalFirst(format.format(new Date(`${day}T00:00:00Z`)), language);
}
