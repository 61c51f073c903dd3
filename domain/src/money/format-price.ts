import type { Currency } from "./currency.ts";

/** Their symbol stands before the value; the others write their code after it [9.15], [9.16]. */
const symbols: Partial<Record<Currency, string>> = { EUR: "€", USD: "$", GBP: "£" };

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
  // Half a minor unit goes away from zero. The form is the shop's own, no language's: no Intl, which takes a phone a tenth
  // of a second to load.
  const rounded = Math.round(Math.abs(minor));
  const sign = minor < 0 && rounded > 0 ? "-" : "";
  const whole = String(Math.floor(rounded / 100));
  const cents = String(rounded % 100).padStart(2, "0");
  const symbol = symbols[currency];
  return symbol === undefined
    ? `${sign}${groupDigits(whole, ".")},${cents} ${currency}`
    : `${sign}${symbol}${groupDigits(whole, ",")}.${cents}`;
}

/** "1234567" as "1.234.567". */
const groupDigits = (digits: string, separator: string) => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, separator);
