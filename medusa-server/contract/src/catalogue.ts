import { attributeNames, saleMeasures } from "@spolverk/domain";
import { z } from "zod";
import { call, type Immutable } from "./call.ts";

const listSchema = z
  .string()
  .min(1)
  .transform((ids) => ids.split(","));

/**
 * Products by ids (a,b,c); a page of all products after an id; or by variants (a,b,c) or a SKU, with only those
 * variants.
 */
const productsQuerySchema = z.union([
  z.strictObject({ id: listSchema }),
  z.strictObject({ variant: listSchema }),
  z.strictObject({ sku: z.string().min(1) }),
  z.strictObject({ after: z.string().default(""), limit: z.coerce.number().int().min(1).max(1000) }),
]);
export type ProductsQuery = z.infer<typeof productsQuerySchema>;

/** A page of all product ids after an id. */
const productIdsQuerySchema = z.strictObject({
  after: z.string().default(""),
  limit: z.coerce.number().int().min(1).max(1000),
});
export type ProductIdsQuery = z.infer<typeof productIdsQuerySchema>;

/** The changes after a number of the change log; without one, only the last number. */
const changesQuerySchema = z.strictObject({ after: z.coerce.number().int().nonnegative().optional() });

const changesReplySchema = z.object({
  number: z.int(),
  products: z.union([z.literal("all"), z.array(z.string()).readonly()]),
});

const textsSchema = z.record(z.string(), z.string());
/**
 * Decimal major units; NaN for a number that JavaScript cannot represent, so that one price does not make a whole list
 * unreadable.
 */
const decimalSchema = z.number().catch(Number.NaN);

export const priceSchema = z.object({
  currency_code: z.string(),
  amount: decimalSchema,
  price_list_id: z.string().nullish(),
  rules_count: z.number().nullish(),
  min_quantity: z.number().nullish(),
});
export type PriceRow = Immutable<z.infer<typeof priceSchema>>;

const inventorySchema = z.object({
  required_quantity: z.number().positive(),
  inventory: z.object({
    location_levels: z
      .array(
        z.object({
          location: z.string(),
          stocked_quantity: z.number(),
          reserved_quantity: z.number(),
        }),
      )
      .nullish(),
  }),
});
export type InventoryRow = Immutable<z.infer<typeof inventorySchema>>;

const attributesSchema = z.object({
  diameter: z.number().optional(),
  size: z.number().optional(),
  length: z.number().optional(),
  color: z.string().optional(),
  material: z.string().optional(),
  hotend: z.string().optional(),
  version: z.number().optional(),
  ho: z.boolean().optional(),
  listPrice: z.string().optional(),
  giftCardValue: z.int().optional(),
});

const pictureSchema = z.object({
  type: z.enum(["image", "pattern"]),
  thumbnail: z.string(),
  imgixPath: z.string(),
  description: textsSchema,
  bgColor: z.string(),
});

const variationDetailSchema = z.object({
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
  /** Start of the public sale; null: it has started. */
  sale_starts_at: z.iso.datetime({ offset: true }).nullable(),
  restock_on: z.string().nullable(),
  attributes: attributesSchema,
  assets: z.object({ pictures: z.array(pictureSchema) }),
});

/** A past price of a variant: decimal major units by lowercase currency code, before the sale. */
const priceRecordSchema = z.object({
  since: z.iso.datetime(),
  amounts: z.record(z.string(), decimalSchema),
  discount_percentage: z.number(),
});
export type PriceRecordRow = Immutable<z.infer<typeof priceRecordSchema>>;

const variantSchema = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  manage_inventory: z.boolean(),
  /** Weight of one packed piece, in grams. */
  weight: z.number().nullable(),
  variation_detail: variationDetailSchema.nullish(),
  prices: z.array(priceSchema).nullish(),
  /** Oldest first; none without a sale. */
  price_records: z.array(priceRecordSchema).nullish(),
  inventory_items: z.array(inventorySchema).nullish(),
  /** Paths of the pictures that Medusa assigns to it. */
  pictures: z.array(z.string()).nullish(),
  thumbnail: z.string().nullish(),
});
export type VariantRow = Immutable<z.infer<typeof variantSchema>>;

const specificationsSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.array(z.number()), z.record(z.string(), z.string())]),
);

const productDetailSchema = z.object({
  type: z.string(),
  manufacturer: z.string(),
  sold_by: z.enum(saleMeasures).nullable(),
  primary_attribute: z.enum(attributeNames),
  secondary_attribute: z.enum(attributeNames).nullable(),
  discontinued: z.boolean(),
  restricted: z.boolean(),
  physical: z.boolean(),
  main_category: z.string().nullable(),
  specifications: specificationsSchema,
  /** Overrides for the variations of a size in grams. */
  specifications_by_size: z.record(z.string(), specificationsSchema),
  /** As productInformationSchema of the content package; the reader parses it. */
  information: z.record(z.string(), z.json()),
  texts: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      description: z.string().optional(),
      bullets: z.array(z.string()),
    }),
  ),
});

const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  product_detail: productDetailSchema.nullish(),
  categories: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  /** Paths of the pictures shared by all variations. */
  pictures: z.array(z.string()).nullish(),
});
export type ProductRow = Immutable<z.infer<typeof productSchema>>;

const categorySchema = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  rank: z.number().nullish(),
  parent_category_id: z.string().nullish(),
  category_detail: z.object({ names: textsSchema }).nullish(),
});
export type CategoryRow = Immutable<z.infer<typeof categorySchema>>;

const categoriesReplySchema = z.object({ categories: z.array(categorySchema) });
const productsReplySchema = z.object({
  products: z.array(productSchema.extend({ variants: z.array(variantSchema).nullish() })),
  categories: z.array(categorySchema),
});
export type ProductsReply = Immutable<z.infer<typeof productsReplySchema>>;

const productIdsReplySchema = z.object({ products: z.array(z.object({ id: z.string() })) });

export const catalogueCalls = {
  readCategories: call({
    method: "GET",
    path: "categories",
    reply: categoriesReplySchema,
    request: () => ({}),
    result: ({ categories }) => categories,
  }),
  readProducts: call({
    method: "GET",
    path: "products",
    query: productsQuerySchema,
    reply: productsReplySchema,
    request: (query: Immutable<z.input<typeof productsQuerySchema>>) => ({ query }),
  }),
  readProductIds: call({
    method: "GET",
    path: "product-ids",
    query: productIdsQuerySchema,
    reply: productIdsReplySchema,
    request: (query: { after: string; limit: number }) => ({ query }),
    result: ({ products }) => products,
  }),
  /** The changes of products and categories after a number of an earlier reply; with null, only the current number. */
  listChanges: call({
    method: "GET",
    path: "changes",
    query: changesQuerySchema,
    reply: changesReplySchema,
    request: (after: number | null) => ({ query: after === null ? {} : { after } }),
  }),
};
