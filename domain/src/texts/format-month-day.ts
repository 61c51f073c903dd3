import { toIntlLocale } from "./to-intl-locale.ts";
import { withOrdinalFirst } from "./with-ordinal-first.ts";

/**
 * Formats a near day without its year: "9 December". Pages, API and mails share it.
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
