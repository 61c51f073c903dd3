import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { VatThresholdsBody } from "../../../../admin-api/vat-body.ts";
import { SHOP_MODULE } from "../../../../modules/shop/index.ts";
import type ShopModuleService from "../../../../modules/shop/service.ts";
import { SHOP_SETTING_ID } from "../../../../modules/shop/service.ts";

/** Sets above which values VAT is collected at the border; null: never. */
export async function POST(
  request: AuthenticatedMedusaRequest<VatThresholdsBody>,
  response: MedusaResponse,
): Promise<void> {
  const shop: ShopModuleService = request.scope.resolve(SHOP_MODULE);
  await shop.updateShopSettings({ id: SHOP_SETTING_ID, ...request.validatedBody });
  response.json({ thresholds: request.validatedBody });
}
