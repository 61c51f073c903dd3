import { MedusaService } from "@medusajs/framework/utils";
import { ShopSetting } from "./models/shop-setting.ts";
import { VatRateChange } from "./models/vat-rate-change.ts";

/** Id of the single row of settings. */
export const SHOP_SETTING_ID = "shop";

export default class ShopModuleService extends MedusaService({ ShopSetting, VatRateChange }) {}
