import { type PriceRecord, resolveRestockDate } from "@spolverk/domain";
import { z } from "zod";
import { attributesSchema } from "../../contract/catalogue.ts";
import type { CommerceVariation } from "../port.ts";
import { priceSchema, toMoney, toMoneyByCode } from "./to-money.ts";
import { inventorySchema, toStock } from "./to-stock.ts";

const textsSchema = z.record(z.string(), z.string());

const pictureSchema = z.object({
  type: z.enum(["image", "pattern"]),
  thumbnail: z.string(),
  imgixPath: z.string(),
  description: textsSchema,
  bgColor: z.string(),
});

const detailSchema = z.object({
  slug: z.string(),
  back_order: z.boolean(),
  discontinued: z.boolean(),
  active_date: z.string(),
  best_seller: z.number().nullable(),
  staff_pick: z.boolean(),
  color_hex: z.string().nullable(),
  color_name: textsSchema.nullable(),
  sale_name: z.string().nullable(),
  sale_percentage: z.number().nullable(),
  restock_on: z.string().nullable(),
  attributes: attributesSchema,
  assets: z.object({ pictures: z.array(pictureSchema) }),
});

export const variantSchema = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  manage_inventory: z.boolean(),
  variation_detail: detailSchema.nullish(),
  prices: z.array(priceSchema).nullish(),
  inventory_items: z.array(inventorySchema).nullish(),
});
export type MedusaVariant = z.infer<typeof variantSchema>;

/** A price that a variant has had: decimal major units by lower-case currency code, the sale not taken off. */
export const priceRecordSchema = z.object({
  variant_id: z.string(),
  since: z.iso.datetime(),
  amounts: z.record(z.string(), z.number()),
  discount_percentage: z.number(),
});
type MedusaPriceRecord = z.infer<typeof priceRecordSchema>;

type Known = {
  priceRecords: readonly MedusaPriceRecord[];
  /** YYYY-MM-DD */
  today: string;
};

/** Null for a variant that cannot be sold yet: no SKU, no details, or no price in some currency. */
export function toVariation(
  variant: MedusaVariant,
  physical: boolean,
  { priceRecords, today }: Known,
): CommerceVariation | null {
  const { id, sku, ean, variation_detail: detail } = variant;
  const msrp = toMoney(variant.prices ?? []);
  if (!sku || !detail || msrp === null) return null;
  return {
    id,
    sku,
    slug: detail.slug,
    gtin: ean,
    physical,
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
    priceHistory: priceRecords.flatMap((record) =>
      record.variant_id === id ? (toPriceRecord(record) ?? []) : [],
    ),
    attributes: detail.attributes,
    assets: detail.assets.pictures,
    stock: toStock(
      variant.inventory_items ?? [],
      variant.manage_inventory,
      resolveRestockDate(detail.restock_on, today),
    ),
  };
}

/** Null for one that lacks a currency, as from before the shop had it. */
function toPriceRecord({ since, amounts, discount_percentage }: MedusaPriceRecord): PriceRecord | null {
  const msrp = toMoneyByCode(amounts);
  return msrp && { since, msrp, discountPercentage: discount_percentage };
}
