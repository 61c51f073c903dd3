import type { MedusaContainer } from "@medusajs/framework/types";
import { standardVatRates } from "@spolverk/domain";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { readCountryRates } from "./read-country-rates.ts";
import { readVatChanges } from "./read-vat-changes.ts";
import { resolveKnownRates } from "./resolve-known-rates.ts";

/**
 * Plans the standard rate of each country from a day on (YYYY-MM-DD) when a different rate would apply then. Keeps a
 * rate that is already planned for that very day. Returns the number of planned rates.
 */
export async function planStandardRates(container: MedusaContainer, startsOn: string): Promise<number> {
  const [known, planned] = await Promise.all([readCountryRates(container), readVatChanges(container)]);
  const rates = resolveKnownRates(known, planned, `${startsOn}T12:00:00.000Z`);
  const added = Object.entries(standardVatRates)
    .filter(([country, rate]) => rates[country] !== undefined && rates[country] !== rate)
    .filter(
      ([country]) => !planned.some((change) => change.country === country && change.starts_on === startsOn),
    )
    .map(([country, rate]) => ({ country, rate, starts_on: startsOn }));
  const shop = container.resolve(SHOP_MODULE);
  await shop.createVatRateChanges(added);
  return added.length;
}
