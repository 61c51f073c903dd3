import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_MODULE } from "../modules/shop/index.ts";

/** A VAT rate in percent from a day on, YYYY-MM-DD. */
export type PlannedRate = { id: string; country: string; rate: number; starts_on: string };

/** Lists the VAT rates that are not written to the tax regions yet, the earliest first. */
export async function readVatChanges(container: MedusaContainer): Promise<PlannedRate[]> {
  const shop = container.resolve(SHOP_MODULE);
  return shop.listVatRateChanges(
    { applied_at: null },
    {
      select: ["id", "country", "rate", "starts_on"],
      order: { starts_on: "ASC", country: "ASC" },
      take: null,
    },
  );
}
