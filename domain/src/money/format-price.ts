import type { Currency } from "./currency.ts";

const symbolFormat = (currency: Currency) => new Intl.NumberFormat("en", { style: "currency", currency });
/** The currencies whose symbol stands before the value; the others write their code after it [9.15], [9.16]. */
const symbolFormats: Partial<Record<Currency, Intl.NumberFormat>> = {
  EUR: symbolFormat("EUR"),
  USD: symbolFormat("USD"),
  GBP: symbolFormat("GBP"),
};
const codeFormat = new Intl.NumberFormat("de", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount as the shop writes it: "1.234,50 SEK", "€1,234.50" [9.14]–[9.16].
 *
 * @param minor minor units
 * @returns "N/A" when the amount is missing or not a finite number, the currency is missing, or it
 * is not known whether VAT is shown [5.11]
 */
export function formatPrice(
  minor: number | null | undefined,
  currency: Currency | null | undefined,
  withVat: boolean | null | undefined,
): string {
  if (typeof minor !== "number" || !Number.isFinite(minor)) return "N/A";
  if (!currency || withVat === null || withVat === undefined) return "N/A";
  // Half a minor unit goes away from zero; adding 0 makes -0 plain.
  const major = (Math.sign(minor) * Math.round(Math.abs(minor))) / 100 + 0;
  return symbolFormats[currency]?.format(major) ?? `${codeFormat.format(major)} ${currency}`;
}
