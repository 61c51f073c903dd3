/** Prevents line breaks within a text, such as a postal code: "252 25" stays whole at the end of a line. */
export function keepTogether(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}
