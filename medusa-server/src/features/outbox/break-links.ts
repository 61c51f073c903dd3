/** Zero-width non-joiner: invisible, and part of no host name, so that mail programs find no link around it. */
const joiner = "\u200c";

/**
 * Keeps mail programs from turning parts of a customer's text into a link, such as "evil.example", which the forms may
 * not recognize as a web address.
 */
export function breakLinks(text: string): string {
  return text.replaceAll(/([.:@/])(?=\S)/gu, `${joiner}$1${joiner}`);
}
