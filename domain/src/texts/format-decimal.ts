/**
 * Formats a number with at most three decimals and without group separators: "1,75" and "2300" in Swedish. Only
 * English of the shop's languages writes a point. Avoids Intl, which takes a phone a tenth of a second to load.
 *
 * @param value not negative
 */
export function formatDecimal(value: number, language: string): string {
  const text = String(Math.round(value * 1000) / 1000);
  return language.startsWith("en") ? text : text.replace(".", ",");
}
