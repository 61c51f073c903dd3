/** Separates the tags in a URL and in a query [2.7]. */
const separator = "~";

/** The distinct tags of a URL segment: "pla~adhesion" has two [2.7]. */
export function splitTags(tags: string | undefined): string[] {
  return [...new Set((tags ?? "").split(separator).filter((tag) => tag !== ""))];
}

/** Joins tags to a URL segment [2.7]. */
export function joinTags(tags: readonly string[]): string {
  return tags.join(separator);
}
