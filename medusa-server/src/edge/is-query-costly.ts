const largeIndex = /\[\d{3,}\]/g;

/**
 * Whether parsing the query would create nested lists of hundreds of members. No page of the admin sends such a query,
 * and an attacker could: `a[499][499]=x`, repeated five hundred times, takes a tenth of a second and is within the
 * parser's own limits.
 *
 * @param query as sent, without the question mark
 */
export function isQueryCostly(query: string): boolean {
  return query.split("&").some((parameter) => (decode(parameter).match(largeIndex)?.length ?? 0) > 1);
}

/** Decodes a text like the parser of queries, which keeps malformed text as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
