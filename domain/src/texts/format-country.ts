/** Countries whose names Chromium shortens and Node does not; the short style gives the same name in both. */
const shortened = new Set(["HK", "MO", "PS"]);
const names = new Map<string, Intl.DisplayNames>();

/**
 * The name of a country in a language, the same on the server and in the browser: "Hongkong", never "Hongkong SAR".
 *
 * @param country ISO 3166-1 alpha-2 code; anything else is returned as it is
 */
export function formatCountry(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  const style = shortened.has(country) ? "short" : "long";
  const key = `${language} ${style}`;
  const known = names.get(key) ?? new Intl.DisplayNames(language, { type: "region", style });
  names.set(key, known);
  return known.of(country) ?? country;
}
