/** A text that no line break parts, such as a postal code: "252 25" stays whole at the end of a line. */
export function keepTogether(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}
