import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_MODULE } from "../modules/shop/index.ts";
import type ShopModuleService from "../modules/shop/service.ts";

/** The VAT rates to come, which are not those of the tax regions yet; the earliest first. */
export async function readVatChanges(
  container: MedusaContainer,
): Promise<{ id: string; country: string; rate: number; starts_on: string }[]> {
  const shop: ShopModuleService = container.resolve(SHOP_MODULE);
  return shop.listVatRateChanges(
    { applied_at: null },
    {
      select: ["id", "country", "rate", "starts_on"],
      order: { starts_on: "ASC", country: "ASC" },
      take: null,
    },
  );
}
