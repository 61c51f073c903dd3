/** The value in a language, else in English, else in any: a page never stays empty for a missing translation. */
export function pickText<T>(texts: Readonly<Record<string, T>>, language: string): T | undefined {
  return texts[language] ?? texts["en"] ?? Object.values(texts)[0];
}
