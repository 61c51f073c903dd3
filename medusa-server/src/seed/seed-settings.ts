import type { Shop } from "@spolverk/content";
import { toMajorByCurrency } from "../money/money-by-currency.ts";
import { SHOP_MODULE } from "../features/catalogue/modules/shop/index.ts";
import { SHOP_SETTING_ID } from "../features/catalogue/modules/shop/service.ts";
import type { SeedContext } from "./seed-context.ts";

/**
 * Creates the shop's initial settings. Existing settings belong to the merchandiser and stay unchanged.
 * @returns the setting `noBackOrder`
 */
export async function seedSettings({ container, count }: SeedContext, shop: Shop): Promise<boolean> {
  const service = container.resolve(SHOP_MODULE);
  const [existing] = await service.listShopSettings({ id: SHOP_SETTING_ID });
  if (existing !== undefined) return existing.no_back_order;
  await service.createShopSettings({
    id: SHOP_SETTING_ID,
    no_back_order: shop.noBackOrder,
    seller_country: shop.sellerCountry,
    invoice_fee: toMajorByCurrency(shop.invoice.fee),
    invoice_terms_days: shop.invoice.termsDays,
    invoice_credit_limit: toMajorByCurrency(shop.invoice.creditLimit),
  });
  count("settings", 1);
  return shop.noBackOrder;
}
