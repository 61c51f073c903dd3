/** Invisible, and part of no host name, so that mail programs find no link in plain text. */
const joiner = "\u200c";

/**
 * Keeps mail programs from turning a customer's text into a link, in case the forms let a web address pass
 * ("evil.example").
 */
export function breakLinks(text: string): string {
  return text.replaceAll(/([.:@/])(?=\S)/gu, `${joiner}$1${joiner}`);
}
