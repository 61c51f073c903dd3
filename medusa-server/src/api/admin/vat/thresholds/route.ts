import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { VatThresholdsBody } from "../../../../features/catalogue/api/vat-body.ts";
import { SHOP_MODULE } from "../../../../features/catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../../../../features/catalogue/modules/shop/service.ts";

/** Sets above which values VAT is collected at the border; null: never. */
export async function POST(
  request: AuthenticatedMedusaRequest<VatThresholdsBody>,
  response: MedusaResponse,
): Promise<void> {
  const shop = request.scope.resolve(SHOP_MODULE);
  await shop.updateShopSettings({ id: SHOP_SETTING_ID, ...request.validatedBody });
  response.json({ thresholds: request.validatedBody });
}
