import type { Currency } from "../money/currency.ts";

/**
 * Tells whether consumers who pay in a currency must be shown prices with VAT: those of the EU, Norway and the United
 * Kingdom (directive 98/6/EC, article 2; UK Price Marking Order). Shoppers who pay in dollars are assumed to be
 * elsewhere.
 */
export function isPricedWithVat(currency: Currency): boolean {
  return currency !== "USD";
}
