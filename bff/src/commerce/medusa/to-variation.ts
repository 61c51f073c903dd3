import {
  type PriceRecord,
  resolveRestockDate,
  resolveSale,
  type Sale,
  type TimedSale,
} from "@spolverk/domain";
import type { PriceRecordRow, VariantRow } from "@spolverk/medusa-contract";
import type { CommerceVariation, Texts } from "../product.ts";
import { toMoney, toMoneyByCode } from "./to-money.ts";
import { toPictures } from "./to-pictures.ts";
import { toStock } from "./to-stock.ts";

/** The fields that a variation takes from its product. */
export type ProductShare = { physical: boolean; name: Texts; pictures: readonly string[] };

/**
 * Null for a variant that cannot be sold yet: without a SKU, details or a valid price in every currency.
 * @param now ISO date-time
 */
export function toVariation(
  variant: VariantRow,
  product: ProductShare,
  now: string,
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
    ...toSales(detail, now),
    priceHistory: (variant.price_records ?? []).flatMap((record) => toPriceRecord(record) ?? []),
    attributes: detail.attributes,
    weightGrams: variant.weight,
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
      resolveRestockDate(detail.restock_on, now.slice(0, 10)),
    ),
  };
}

type SaleFields = Pick<
  NonNullable<VariantRow["variation_detail"]>,
  "sale_name" | "sale_percentage" | "sale_starts_at"
>;

/** A sale without a start time has begun. */
function toSales(
  { sale_name, sale_percentage, sale_starts_at }: SaleFields,
  now: string,
): { sale: Sale | null; timedSale: TimedSale | null } {
  if (sale_percentage === null) return { sale: null, timedSale: null };
  const sale = { name: sale_name ?? "", discountPercentage: sale_percentage };
  if (sale_starts_at === null) return { sale, timedSale: null };
  const timedSale = { ...sale, startsAt: new Date(sale_starts_at).toISOString() };
  return { sale: resolveSale(timedSale, { isMember: false, now }), timedSale };
}

/** Null for a record that lacks a currency, because it is older than that currency in the shop. */
function toPriceRecord({ since, amounts, discount_percentage }: PriceRecordRow): PriceRecord | null {
  const msrp = toMoneyByCode(amounts);
  return msrp && { since, msrp, discountPercentage: discount_percentage };
}
