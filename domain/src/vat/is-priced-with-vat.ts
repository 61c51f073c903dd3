import type { Currency } from "../money/currency.ts";

/**
 * Whether a consumer who pays in a currency is to be shown prices with VAT: those of the EU, Norway and the United Kingdom
 * are (directive 98/6/EC, article 2; UK Price Marking Order), and who pays in dollars is taken to be elsewhere.
 */
export function isPricedWithVat(currency: Currency): boolean {
  return currency !== "USD";
}
