import type { Currency } from "../money/currency.ts";
import { isPricedWithVat } from "./is-priced-with-vat.ts";

/**
 * Resolves the country (ISO alpha-2) whose VAT pages show before the checkout, while the delivery country is unknown.
 *
 * A shopper who chose prices with VAT, or pays in a currency whose consumers must see them, sees the prices of the
 * site's VAT country. Other shoppers are assumed to be in the site's own country. Where its rate is 0, pages show one
 * price without mentioning VAT.
 */
export function resolvePriceCountry(input: {
  site: { defaultCountry: string; vatCountry: string };
  currency: Currency;
  showWithVat: boolean;
}): string {
  const { site, currency, showWithVat } = input;
  return showWithVat || isPricedWithVat(currency) ? site.vatCountry : site.defaultCountry;
}
