const longest = 155;

/** Shortens a text, between words, to the length of the descriptions that search engines show [2.57]. */
export function toSummary(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const cut = plain.lastIndexOf(" ", longest - 1);
  return `${plain.slice(0, cut > 0 ? cut : longest - 1).replace(/[\s,;:–-]+$/, "")}…`;
}
