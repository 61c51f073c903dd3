const names = new Intl.DisplayNames("en", { type: "region" });

/** Returns the English name of a country with its code, which is ISO alpha-2 in capitals. */
export function nameCountry(code: string): string {
  return `${names.of(code) ?? code} (${code})`;
}
