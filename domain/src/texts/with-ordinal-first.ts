/**
 * Writes the first of a month as an ordinal where the language does: "1er mars" in French, where Intl writes "1
 * mars". Other days and languages are unchanged.
 */
export function withOrdinalFirst(date: string, language: string): string {
  return language === "fr" ? date.replace(/^1(?=\s\p{L})/u, "1er") : date;
}
