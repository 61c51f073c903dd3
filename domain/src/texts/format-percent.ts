import { toIntlLocale } from "./to-intl-locale.ts";

/** Formats percent with at most two decimals: "25,5 %" in Swedish, "25.5%" in English. */
export function formatPercent(percent: number, language: string): string {
  const format = new Intl.NumberFormat(toIntlLocale(language), {
    style: "percent",
    maximumFractionDigits: 2,
  });
  return format.format(percent / 100);
}
