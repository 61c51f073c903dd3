import { type PriceRecord, resolveRestockDate } from "@spolverk/domain";
import type { PriceRecordRow, VariantRow } from "@spolverk/medusa-contract";
import type { CommerceVariation, Texts } from "../port.ts";
import { toMoney, toMoneyByCode } from "./to-money.ts";
import { toPictures } from "./to-pictures.ts";
import { toStock } from "./to-stock.ts";

/** What a variation has of its product. */
export type ProductShare = { physical: boolean; name: Texts; pictures: readonly string[] };

/**
 * Null for a variant that cannot be sold yet: no SKU, no details, or no price that can be charged in some currency.
 *
 * @param today YYYY-MM-DD
 */
export function toVariation(
  variant: VariantRow,
  product: ProductShare,
  today: string,
): CommerceVariation | null {
  const { id, sku, ean, variation_detail: detail } = variant;
  const msrp = toMoney(variant.prices ?? []);
  if (!sku || !detail || msrp === null) return null;
  return {
    id,
    sku,
    slug: detail.slug,
    gtin: ean,
    physical: product.physical,
    discontinued: detail.discontinued,
    msrp,
    backOrder: detail.back_order,
    activeDate: detail.active_date,
    bestSeller: detail.best_seller,
    staffPick: detail.staff_pick,
    colorHex: detail.color_hex,
    colorName: detail.color_name,
    sale:
      detail.sale_percentage === null
        ? null
        : { name: detail.sale_name ?? "", discountPercentage: detail.sale_percentage },
    priceHistory: (variant.price_records ?? []).flatMap((record) => toPriceRecord(record) ?? []),
    attributes: detail.attributes,
    assets: toPictures({
      described: detail.assets.pictures,
      own: variant.pictures ?? [],
      shared: product.pictures,
      thumbnail: variant.thumbnail ?? null,
      productName: product.name,
    }),
    stock: toStock(
      variant.inventory_items ?? [],
      variant.manage_inventory,
      resolveRestockDate(detail.restock_on, today),
    ),
  };
}

/** Null for one that lacks a currency, as from before the shop had it. */
function toPriceRecord({ since, amounts, discount_percentage }: PriceRecordRow): PriceRecord | null {
  const msrp = toMoneyByCode(amounts);
  return msrp && { since, msrp, discountPercentage: discount_percentage };
}
