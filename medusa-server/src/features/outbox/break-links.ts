/** Belongs to no name of a host: a mail program that makes links of plain text finds none, and it is invisible. */
const joiner = "\u200c";

/**
 * A text that a customer typed, as it stands in a mail: no mail program makes a link of it, should a web address have
 * passed the forms ("evil.example").
 */
export function breakLinks(text: string): string {
  return text.replaceAll(/([.:@/])(?=\S)/gu, `${joiner}$1${joiner}`);
}
