const largeIndex = /\[\d{3,}\]/g;

/**
 * Whether parsing the query would create nested lists of hundreds of members, which no page of the admin sends:
 * `a[499][499]=x` five hundred times over costs a tenth of a second within a parser's own limits.
 *
 * @param query as sent, without the question mark
 */
export function isQueryCostly(query: string): boolean {
  return query.split("&").some((parameter) => (decode(parameter).match(largeIndex)?.length ?? 0) > 1);
}

/** Decodes like a parser, which keeps malformed text as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
