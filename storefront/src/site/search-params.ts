/**
 * Parses a query string to texts only: the router's default parses JSON, which would turn "662E41" and "1.0" into
 * numbers. Each route's validateSearch converts what it needs. The last of repeated parameters counts. Control
 * characters are removed, because people do not type them and the API refuses them.
 */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll(/\p{Cc}/gu, "")]),
  );

/** Writes search parameters, each as its text. "~" separates tags [2.7] and needs no escape. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  // Most links of a page have no parameters.
  if (given.length === 0) return "";
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `?${text.replaceAll("%7E", "~")}`;
}
