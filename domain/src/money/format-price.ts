import type { Currency } from "./currency.ts";

/** Their symbol stands before the value; the others write their code after it [9.15], [9.16]. */
const withSymbol: ReadonlySet<Currency> = new Set(["EUR", "USD", "GBP"]);
/** Made at first use: a page shows one or two of the currencies. */
const formats = new Map<Currency, Intl.NumberFormat>();

function toFormat(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const format = withSymbol.has(currency)
    ? new Intl.NumberFormat("en", { style: "currency", currency })
    : new Intl.NumberFormat("de", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(currency, format);
  return format;
}

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
  const amount = toFormat(currency).format(major);
  return withSymbol.has(currency) ? amount : `${amount} ${currency}`;
}
