import type { Currency } from "../money/currency.ts";
import { isPricedWithVat } from "./is-priced-with-vat.ts";

/**
 * The country (ISO alpha-2) whose VAT the pages before the checkout show, where the country of delivery is not known yet.
 *
 * A shopper who asks for prices with VAT, or pays in the currency of a country where consumers must be shown them, sees the
 * prices of the site's VAT country. Any other shopper is taken to be in the site's own country. Where its rate is 0 no VAT is
 * due, and a page shows one price and says nothing of VAT.
 */
export function resolvePriceCountry(input: {
  site: { defaultCountry: string; vatCountry: string };
  currency: Currency;
  showWithVat: boolean;
}): string {
  const { site, currency, showWithVat } = input;
  return showWithVat || isPricedWithVat(currency) ? site.vatCountry : site.defaultCountry;
}
