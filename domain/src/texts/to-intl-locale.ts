const intlLocales: Readonly<Record<string, string>> = { no: "nb", en: "en-GB" };

/**
 * The Intl locale of a language for dates, numbers and countries in documents: English is British, day before month.
 */
export function toIntlLocale(language: string): string {
  return intlLocales[language] ?? language;
}
