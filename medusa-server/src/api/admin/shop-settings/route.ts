import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ShopSettingsBody } from "../../../features/catalogue/shop-settings-body.ts";
import { SHOP_MODULE } from "../../../features/catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../../../features/catalogue/modules/shop/service.ts";
import { saveShopSettingsWorkflow } from "../../../features/catalogue/workflows/save-shop-settings-workflow.ts";

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve(SHOP_MODULE);
  response.json({ settings: await shop.retrieveShopSetting(SHOP_SETTING_ID) });
}

export async function POST(
  request: AuthenticatedMedusaRequest<ShopSettingsBody>,
  response: MedusaResponse,
): Promise<void> {
  await saveShopSettingsWorkflow(request.scope).run({ input: request.validatedBody });
  await GET(request, response);
}
