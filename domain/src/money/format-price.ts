import type { Currency } from "./currency.ts";

/** The currencies whose symbol stands before the value; the others write their code after it [9.15], [9.16]. */
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
  const size = Math.round(Math.abs(minor));
  const sign = minor < 0 && size > 0 ? "-" : "";
  const whole = String(Math.floor(size / 100));
  const decimals = String(size % 100).padStart(2, "0");
  const symbol = symbols[currency];
  return symbol
    ? `${sign}${symbol}${groupThousands(whole, ",")}.${decimals}`
    : `${sign}${groupThousands(whole, ".")},${decimals} ${currency}`;
}

/** By hand, as a page writes hundreds of prices: `Intl.NumberFormat`, even kept, takes several times as long. */
function groupThousands(digits: string, separator: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, separator);
}
