import { toIntlLocale } from "./to-intl-locale.ts";
import { withOrdinalFirst } from "./with-ordinal-first.ts";

/**
 * A date and time to the second in the shop's own time zone, which it names, as a language writes it: "25 November 2026 at
 * 03:20:11 CET". For what the law asks to be confirmed with its date and time.
 */
export function formatInstant(at: Date, language: string): string {
  const format = new Intl.DateTimeFormat(toIntlLocale(language), {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: "Europe/Stockholm",
  });
  return withOrdinalFirst(format.format(at), language);
}
