import type { Language } from "@spolverk/content";
import { withOrdinalFirst } from "@spolverk/domain";

const intlLocales: Partial<Record<Language, string>> = { no: "nb", en: "en-GB" };

/** The locale by which an invoice writes dates and countries. */
export const toIntlLocale = (language: Language) => intlLocales[language] ?? language;

/** A day as the language writes it: "21 November 2026". @param day ISO date */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(toIntlLocale(language), { dateStyle: "long", timeZone: "UTC" });
  return withOrdinalFirst(format.format(new Date(`${day}T00:00:00Z`)), language);
}
