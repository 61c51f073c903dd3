import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { standardVatRates } from "@spolverk/domain";
import { SHOP_MODULE } from "../../../modules/shop/index.ts";
import type ShopModuleService from "../../../modules/shop/service.ts";
import { SHOP_SETTING_ID } from "../../../modules/shop/service.ts";
import { readCountryRates } from "../../../vat/read-country-rates.ts";
import { readVatChanges } from "../../../vat/read-vat-changes.ts";

/** The VAT rates of the countries where the shop can owe VAT, those to come, and the thresholds of imports. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const shop: ShopModuleService = request.scope.resolve(SHOP_MODULE);
  const [{ import_consignment_gbp, import_item_nok }, rates, changes] = await Promise.all([
    shop.retrieveShopSetting(SHOP_SETTING_ID),
    readCountryRates(request.scope),
    readVatChanges(request.scope),
  ]);
  response.json({
    countries: rates
      .map(({ country, rate }) => ({ country, rate, standard_rate: standardVatRates[country] ?? null }))
      .filter(({ rate, standard_rate }) => rate > 0 || standard_rate !== null)
      .toSorted((a, b) => a.country.localeCompare(b.country)),
    changes,
    thresholds: { import_consignment_gbp, import_item_nok },
  });
}
