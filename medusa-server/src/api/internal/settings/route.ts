import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Modules } from "@medusajs/framework/utils";
import { readTaxRegions } from "../../../features/catalogue/vat/read-tax-regions.ts";
import { readVatChanges } from "../../../features/catalogue/vat/read-vat-changes.ts";
import { SHOP_MODULE } from "../../../features/catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../../../features/catalogue/modules/shop/service.ts";

/**
 * The shop's settings, how it can be paid, and the VAT of each country: the default rate of its tax region, and the rates to
 * come. These are read first: one that becomes that of its region meanwhile stands in both, never in neither.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve(SHOP_MODULE);
  const vatChanges = await readVatChanges(request.scope);
  const [settings, providers, taxRegions] = await Promise.all([
    shop.retrieveShopSetting(SHOP_SETTING_ID),
    request.scope.resolve(Modules.PAYMENT).listPaymentProviders({ is_enabled: true }),
    readTaxRegions(request.scope),
  ]);
  response.json({
    settings,
    payment_providers: providers.map(({ id }) => id),
    tax_regions: taxRegions,
    vat_changes: vatChanges,
  });
}
