import type { Currency } from "./currency.ts";

/** Symbols that precede the value; other currencies write their code after it [9.15], [9.16]. */
const symbols: Partial<Record<Currency, string>> = { EUR: "€", USD: "$", GBP: "£" };

/**
 * Formats an amount: "1.234,50 SEK", "€1,234.50" [9.14]–[9.16].
 *
 * @param minor minor units
 * @returns "N/A" when the amount is missing or not a finite number, the currency is missing, or whether VAT is shown
 *   is unknown [5.11]
 */
export function formatPrice(
  minor: number | null | undefined,
  currency: Currency | null | undefined,
  withVat: boolean | null | undefined,
): string {
  if (typeof minor !== "number" || !Number.isFinite(minor)) return "N/A";
  if (!currency || withVat === null || withVat === undefined) return "N/A";
  // Rounds half a minor unit away from zero. The format is the shop's own in all languages; Intl would take a phone a
  // tenth of a second to load.
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
