import type { MedusaContainer } from "@medusajs/framework/types";
import { standardVatRates, toShopDay } from "@spolverk/domain";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../modules/shop/service.ts";
import { readCountryRates } from "./read-country-rates.ts";
import { readVatChanges } from "./read-vat-changes.ts";
import { readVatHistory } from "./read-vat-history.ts";
import { resolveKnownRates } from "./resolve-known-rates.ts";

/**
 * Reads the present VAT rates of the countries where the shop can owe VAT, the rates to come, the history and the
 * import thresholds.
 */
export async function readVat(container: MedusaContainer) {
  const shop = container.resolve(SHOP_MODULE);
  const now = new Date().toISOString();
  const today = toShopDay(now);
  const [{ import_consignment_gbp, import_item_nok }, known, planned, history] = await Promise.all([
    shop.retrieveShopSetting(SHOP_SETTING_ID),
    readCountryRates(container),
    readVatChanges(container),
    readVatHistory(container, today),
  ]);
  return {
    countries: Object.entries(resolveKnownRates(known, planned, now))
      .map(([country, rate]) => ({ country, rate, standard_rate: standardVatRates[country] ?? null }))
      .filter(({ rate, standard_rate }) => rate > 0 || standard_rate !== null)
      .toSorted((a, b) => a.country.localeCompare(b.country)),
    changes: planned.filter(({ starts_on }) => starts_on > today),
    history,
    thresholds: { import_consignment_gbp, import_item_nok },
  };
}
