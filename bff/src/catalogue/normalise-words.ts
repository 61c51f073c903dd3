/** Text as it is compared in a search: lower case, no accents, one space between words, dots and dashes kept. */
export function normaliseWords(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}.-]+/gu, " ")
    .trim();
}
