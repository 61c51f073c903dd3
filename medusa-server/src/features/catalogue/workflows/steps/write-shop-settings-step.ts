import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { ShopSettingsBody } from "../../shop-settings-body.ts";
import { SHOP_MODULE } from "../../modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../../modules/shop/service.ts";

export const writeShopSettingsStep = createStep(
  "write-shop-settings",
  async (settings: ShopSettingsBody, { container }) => {
    const shop = container.resolve(SHOP_MODULE);
    const before = await shop.retrieveShopSetting(SHOP_SETTING_ID);
    await shop.updateShopSettings({ id: SHOP_SETTING_ID, ...settings });
    return new StepResponse(SHOP_SETTING_ID, before);
  },
  async (before, { container }) => {
    const shop = container.resolve(SHOP_MODULE);
    if (before) await shop.updateShopSettings(before);
  },
);
