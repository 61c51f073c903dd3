import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import { type HeldRate, toVatHistory } from "./to-vat-history.ts";

/** Lists the VAT rates that were entered in the admin and have begun, the latest first. @param today YYYY-MM-DD */
export async function readVatHistory(container: MedusaContainer, today: string): Promise<HeldRate[]> {
  const shop = container.resolve(SHOP_MODULE);
  return toVatHistory(await shop.listVatRateChanges({}, { take: null }), today);
}
