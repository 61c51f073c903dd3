import { toIntlLocale } from "./to-intl-locale.ts";
import { withOrdinalFirst } from "./with-ordinal-first.ts";

/**
 * Formats a date and time to the second with the shop's time zone: "25 November 2026 at 03:20:11 CET". For
 * confirmations whose date and time the law requires.
 */
export function formatInstant(at: Date, language: string): string {
  const format = new Intl.DateTimeFormat(toIntlLocale(language), {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "Europe/Stockholm",
  });
  return withOrdinalFirst(format.format(at), language);
}
