import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { SHOP_MODULE } from "../../../features/catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../../../features/catalogue/modules/shop/service.ts";

/** Ready when Postgres answers and the shop has been seeded. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shop = request.scope.resolve(SHOP_MODULE);
  await shop.retrieveShopSetting(SHOP_SETTING_ID);
  response.json({ ready: true });
}
