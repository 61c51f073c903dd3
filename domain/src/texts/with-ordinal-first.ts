/**
 * A date that starts with its day, as its language writes the first of a month: "1er mars" in French, where Intl
 * writes "1 mars". Other days, and other languages, stay as they are.
 */
export function withOrdinalFirst(date: string, language: string): string {
  return language === "fr" ? date.replace(/^1(?=\s\p{L})/u, "1er") : date;
}
