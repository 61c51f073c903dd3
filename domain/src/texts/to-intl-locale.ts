const intlLocales: Readonly<Record<string, string>> = { no: "nb", en: "en-GB" };

/** The locale by which documents write a language's dates, numbers and countries: English as in Europe, day before month. */
export function toIntlLocale(language: string): string {
  return intlLocales[language] ?? language;
}
