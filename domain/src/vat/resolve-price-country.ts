import type { Currency } from "../money/currency.ts";
import { isPricedWithVat } from "./is-priced-with-vat.ts";

/**
 * Resolves the country (ISO alpha-2) whose VAT pages show before the checkout, while the delivery country is unknown.
 *
 * A shopper sees prices with the VAT of the site's VAT country after choosing prices with VAT, or when the law requires
 * them for the shopper's currency (`isPricedWithVat`). Other shoppers are assumed to be in the site's default country.
 * When the rate of the resolved country is 0, pages show one price without mentioning VAT.
 */
export function resolvePriceCountry(input: {
  site: { defaultCountry: string; vatCountry: string };
  currency: Currency;
  showWithVat: boolean;
}): string {
  const { site, currency, showWithVat } = input;
  return showWithVat || isPricedWithVat(currency) ? site.vatCountry : site.defaultCountry;
}
