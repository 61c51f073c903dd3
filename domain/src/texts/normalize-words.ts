/** Normalizes text for a search: lower case, no accents, one space between words, with dots and dashes. */
export function normalizeWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, " ")
    .trim();
}

/** The words of a query, as they are compared. */
export function toQueryWords(query: string): string[] {
  return normalizeWords(query)
    .split(" ")
    .filter((word) => word !== "");
}

/**
 * Tells whether every word of a query is a part of some text, in whatever order. Letter case, accents and punctuation do not
 * matter. A query without words matches nothing.
 *
 * @param words as `toQueryWords` gives them
 */
export function hasQueryWords(texts: readonly string[], words: readonly string[]): boolean {
  const normalized = texts.map(normalizeWords);
  return words.length > 0 && words.every((word) => normalized.some((text) => text.includes(word)));
}
