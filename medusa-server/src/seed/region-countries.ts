import type { Carrier, Shop } from "@spolverk/content";
import { type Currency, resolveTaxArea } from "@spolverk/domain";

const isInEu = (country: string) => resolveTaxArea({ country, zip: null }).vatArea === "EU";
const nationalCurrency: Readonly<Record<string, Currency>> = { SE: "SEK", DK: "DKK", NO: "NOK", GB: "GBP" };

/** Lists every country that a carrier reaches or that has a VAT rate, as upper-case ISO alpha-2. */
export function listCountries(carriers: readonly Carrier[], shop: Shop): string[] {
  const reached = carriers.flatMap(({ services }) =>
    services.flatMap(({ zones }) => zones.flatMap(({ countries }) => countries)),
  );
  return [...new Set([shop.sellerCountry, ...Object.keys(shop.vatRates), ...reached])].toSorted();
}

/**
 * Resolves the currency of a country's region in Medusa, where each country belongs to one region. A checkout may be
 * paid in any currency in any country: the region is only Medusa's bookkeeping.
 */
export function resolveRegionCurrency(country: string): Currency {
  return nationalCurrency[country] ?? (isInEu(country) ? "EUR" : "USD");
}
