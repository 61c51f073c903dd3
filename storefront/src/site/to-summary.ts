const longest = 155;

/** The beginning of a text, cut between words to what search engines show of a description [2.57]. */
export function toSummary(text: string): string {
  const plain = text.replaceAll(/\s+/g, " ").trim();
  if (plain.length <= longest) return plain;
  const cut = plain.lastIndexOf(" ", longest - 1);
  return `${plain.slice(0, cut > 0 ? cut : longest - 1).replace(/[\s,;:–-]+$/, "")}…`;
}
