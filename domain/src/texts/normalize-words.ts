/** Normalizes text for a search: lower case, no accents, single spaces, no punctuation except dots and dashes. */
export function normalizeWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, " ")
    .trim();
}

/** The normalized words of a query. */
export function toQueryWords(query: string): string[] {
  return normalizeWords(query)
    .split(" ")
    .filter((word) => word !== "");
}

/**
 * Tells whether every word of a query occurs in some text, in any order, ignoring case, accents and punctuation. A
 * query without words matches nothing.
 *
 * @param words from `toQueryWords`
 */
export function hasQueryWords(texts: readonly string[], words: readonly string[]): boolean {
  const normalized = texts.map(normalizeWords);
  return words.length > 0 && words.every((word) => normalized.some((text) => text.includes(word)));
}
