/** Stands between the tags of an address and of a query [2.7]. */
const separator = "~";

/** The tags of an address, each once: "pla~adhesion" names two [2.7]. */
export function splitTags(tags: string | undefined): string[] {
  return [...new Set((tags ?? "").split(separator).filter((tag) => tag !== ""))];
}

/** The tags as an address writes them [2.7]. */
export function joinTags(tags: readonly string[]): string {
  return tags.join(separator);
}
