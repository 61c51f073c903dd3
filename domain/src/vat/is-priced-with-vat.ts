import type { Currency } from "../money/currency.ts";

/**
 * Tells whether the shop has to show prices with VAT to consumers who pay in a currency. The law requires it in the EU,
 * Norway and the United Kingdom (directive 98/6/EC, article 2; UK Price Marking Order). Shoppers who pay in dollars are
 * assumed to be in another country.
 */
export function isPricedWithVat(currency: Currency): boolean {
  return currency !== "USD";
}
