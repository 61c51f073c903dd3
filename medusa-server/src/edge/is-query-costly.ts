const largeIndex = /\[\d{3,}\]/g;

/**
 * Whether a parser of the query would make lists of hundreds of members within each other, as no page of the admin asks
 * it to: `a[499][499]=x` five hundred times over costs a tenth of a second within the bounds that a parser has.
 *
 * @param query as sent, without the question mark
 */
export function isQueryCostly(query: string): boolean {
  return query.split("&").some((parameter) => (decode(parameter).match(largeIndex)?.length ?? 0) > 1);
}

/** As a parser reads it; what it cannot read it takes as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
