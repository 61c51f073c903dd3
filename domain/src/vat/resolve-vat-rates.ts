import { toShopDay } from "../shipping/to-shop-day.ts";
import type { VatRates } from "./resolve-vat-rate.ts";

/** A rate to come: percent, from the beginning of a calendar day of the shop, YYYY-MM-DD. */
export type VatRateChange = { country: string; rate: number; startsOn: string };

/**
 * The VAT rates that hold at a moment: today's, and instead of them those changes whose day has begun in Sweden. Where a
 * country has several, the last day counts.
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
