import type { MedusaContainer } from "@medusajs/framework/types";
import { PRICE_HISTORY_MODULE } from "../modules/price-history/index.ts";
import type PriceHistoryModuleService from "../modules/price-history/service.ts";

type Variant = { id: string; variation_detail?: { sale_percentage: number | null } | null };

/** The price histories of those variants that are on sale, the oldest record first; the others need none. */
export async function readPriceRecords(container: MedusaContainer, variants: readonly Variant[]) {
  const onSale = variants.filter(({ variation_detail }) => variation_detail?.sale_percentage);
  if (onSale.length === 0) return [];
  const history: PriceHistoryModuleService = container.resolve(PRICE_HISTORY_MODULE);
  const records = await history.listPriceRecords(
    { variant_id: onSale.map(({ id }) => id) },
    {
      select: ["variant_id", "since", "amounts", "discount_percentage"],
      order: { since: "ASC" },
      take: null,
    },
  );
  return records.map(({ variant_id, since, amounts, discount_percentage }) => ({
    variant_id,
    since,
    amounts,
    discount_percentage,
  }));
}
