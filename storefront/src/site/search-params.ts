/**
 * Reads a query string as text alone: the router's default reads JSON, which makes numbers of "662E41" and "1.0". The
 * routes' validateSearch makes what they need of it. Of a parameter that is given twice, the last counts. Control characters
 * are left out: nobody types them, and the API refuses them.
 */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll(/\p{Cc}/gu, "")]),
  );

/** Writes query parameters, each as its text. "~" stands between tags [2.7] and needs no escape. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  // As most links of a page are.
  if (given.length === 0) return "";
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `?${text.replaceAll("%7E", "~")}`;
}
