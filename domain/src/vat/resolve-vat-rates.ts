import { toShopDay } from "../shipping/to-shop-day.ts";
import type { VatRates } from "./resolve-vat-rate.ts";

/** A future VAT rate: percent, from the beginning of a calendar day of the shop, YYYY-MM-DD. */
export type VatRateChange = { country: string; rate: number; startsOn: string };

/**
 * Resolves the VAT rates at a moment: the given ones, overridden by changes whose day has begun in Sweden. Of several
 * changes of a country that have begun, the latest wins.
 *
 * @param now ISO date-time
 */
export function resolveVatRates(rates: VatRates, changes: readonly VatRateChange[], now: string): VatRates {
  if (changes.length === 0) return rates;
  const today = toShopDay(now);
  const begun = changes
    .filter(({ startsOn }) => startsOn <= today)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0));
  if (begun.length === 0) return rates;
  return { ...rates, ...Object.fromEntries(begun.map(({ country, rate }) => [country, rate])) };
}
