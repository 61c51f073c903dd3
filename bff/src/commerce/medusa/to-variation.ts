import { type PriceRecord, resolveRestockDate } from "@spolverk/domain";
import { z } from "zod";
import { attributesSchema } from "../../contract/catalogue.ts";
import type { CommerceVariation, Texts } from "../port.ts";
import { amountSchema, priceSchema, toMoney, toMoneyByCode } from "./to-money.ts";
import { toPictures } from "./to-pictures.ts";
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

/** A price that a variant has had: decimal major units by lower-case currency code, the sale not taken off. */
const priceRecordSchema = z.object({
  since: z.iso.datetime(),
  amounts: z.record(z.string(), amountSchema),
  discount_percentage: z.number(),
});

export const variantSchema = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  manage_inventory: z.boolean(),
  variation_detail: detailSchema.nullish(),
  prices: z.array(priceSchema).nullish(),
  /** The oldest first; none where it is not on sale. */
  price_records: z.array(priceRecordSchema).nullish(),
  inventory_items: z.array(inventorySchema).nullish(),
  /** Paths of the pictures in Medusa that are assigned to it. */
  pictures: z.array(z.string()).nullish(),
  thumbnail: z.string().nullish(),
});
export type MedusaVariant = z.infer<typeof variantSchema>;

/** What a variation has of its product. */
export type ProductShare = { physical: boolean; name: Texts; pictures: readonly string[] };

/**
 * Null for a variant that cannot be sold yet: no SKU, no details, or no price that can be charged in some currency.
 *
 * @param today YYYY-MM-DD
 */
export function toVariation(
  variant: MedusaVariant,
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
function toPriceRecord({
  since,
  amounts,
  discount_percentage,
}: z.infer<typeof priceRecordSchema>): PriceRecord | null {
  const msrp = toMoneyByCode(amounts);
  return msrp && { since, msrp, discountPercentage: discount_percentage };
}
