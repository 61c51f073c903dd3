import type { MedusaContainer } from "@medusajs/framework/types";
import { resolveVatRates, standardVatRates } from "@spolverk/domain";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import type ShopModuleService from "../modules/shop/service.ts";
import { readCountryRates } from "./read-country-rates.ts";
import { readVatChanges } from "./read-vat-changes.ts";

/**
 * Plans the standard rate of each country from a day on (YYYY-MM-DD), where another one would hold then. A rate that was
 * planned for that very day stays. Returns how many were planned.
 */
export async function planStandardRates(container: MedusaContainer, startsOn: string): Promise<number> {
  const [known, changes] = await Promise.all([readCountryRates(container), readVatChanges(container)]);
  const present = Object.fromEntries(known.map(({ country, rate }) => [country, rate]));
  const planned = changes.map(({ starts_on, ...change }) => ({ ...change, startsOn: starts_on }));
  const rates = resolveVatRates(present, planned, `${startsOn}T12:00:00.000Z`);
  const added = Object.entries(standardVatRates)
    .filter(([country, rate]) => rates[country] !== rate && present[country] !== undefined)
    .filter(
      ([country]) => !planned.some((change) => change.country === country && change.startsOn === startsOn),
    )
    .map(([country, rate]) => ({ country, rate, starts_on: startsOn }));
  const shop: ShopModuleService = container.resolve(SHOP_MODULE);
  await shop.createVatRateChanges(added);
  return added.length;
}
