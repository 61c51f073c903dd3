/**
 * Parses a query string into texts. The router's default would parse JSON, which turns "662E41" and "1.0" into numbers.
 * Each route's `validateSearch` converts the texts that it needs in another type. The last of repeated parameters
 * counts. Control characters are removed, because people do not type them and the API refuses them.
 */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll(/\p{Cc}/gu, "")]),
  );

/** Writes each search parameter as its text. The separator of tags, "~" [2.7], needs no escape. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  // Most links of a page have no parameters.
  if (given.length === 0) return "";
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `?${text.replaceAll("%7E", "~")}`;
}
