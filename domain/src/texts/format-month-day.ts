import { toIntlLocale } from "./to-intl-locale.ts";
import { withOrdinalFirst } from "./with-ordinal-first.ts";

/**
 * A day of the year that is near, as a language writes it: "9 December". The same text in the pages, the API and the mails.
 *
 * @param day YYYY-MM-DD
 */
export function formatMonthDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(toIntlLocale(language), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return withOrdinalFirst(format.format(new Date(day)), language);
}
