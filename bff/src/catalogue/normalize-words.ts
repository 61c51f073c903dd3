/** Normalizes text for a search: lower case, no accents, one space between words, with dots and dashes. */
export function normalizeWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, " ")
    .trim();
}
