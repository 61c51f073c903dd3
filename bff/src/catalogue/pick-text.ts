/**
 * Picks the text in a language, else in English, else in any, so that a missing translation never leaves a page empty.
 */
export function pickText<T>(texts: Readonly<Record<string, T>>, language: string): T | undefined {
  return texts[language] ?? texts["en"] ?? Object.values(texts)[0];
}
