import { productSorts, productStocks } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema, currencySchema, moneySchema, pictureSchema } from "./common.ts";
import { textSchema, typedSchema } from "./text.ts";

/** Stock of one variation [7.3]. */
export const stockSchema = z.object({
  totalAvailable: z.int().nonnegative(),
  ETA: z.string().nullable(),
  items: z.array(z.object({ location: z.string(), available: z.int() })),
});

const saleSchema = z.object({ name: z.string(), discountPercentage: z.number() });

export const attributesSchema = z.object({
  diameter: z.number().optional(),
  size: z.number().optional(),
  color: z.string().optional(),
  material: z.string().optional(),
  hotend: z.string().optional(),
  version: z.number().optional(),
  ho: z.boolean().optional(),
  listPrice: z.string().optional(),
  giftCardValue: z.int().optional(),
});
const attributeNameSchema = z.enum(
  Object.keys(attributesSchema.shape) as [keyof typeof attributesSchema.shape],
);

/** What a card in a listing needs of a variation. */
export const variationSummarySchema = z.object({
  id: z.string(),
  sku: z.string(),
  slug: z.string(),
  /** Its attributes in words, "Galaxy black, 1.75 mm, 750 g". */
  name: z.string(),
  type: z.string(),
  physical: z.boolean(),
  discontinued: z.boolean(),
  msrp: moneySchema,
  backOrder: z.boolean(),
  activeDate: z.string(),
  bestSeller: z.int().nullable(),
  staffPick: z.boolean(),
  colorHex: z.string().nullable(),
  sale: saleSchema.nullable(),
  /** The lowest price of the 30 days before the sale, to stand beside it; null without a sale. */
  priorPrice: z
    .record(currencySchema, z.object({ msrpMinor: z.int(), discountPercentage: z.number() }))
    .nullable(),
  attributes: attributesSchema,
  /** The attributes in the request's language: primary, secondary, then the rest. */
  attributeTexts: z.array(z.object({ name: attributeNameSchema, text: z.string() })),
  assets: z.array(pictureSchema),
  stock: stockSchema,
});
export type VariationSummary = z.infer<typeof variationSummarySchema>;

export const productSummarySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  bullets: z.array(z.string()),
  primaryAttribute: attributeNameSchema,
  secondaryAttribute: attributeNameSchema.nullable(),
  discontinued: z.boolean(),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

/** A variation with its product [3.9]–[3.16]. */
export const variationSchema = variationSummarySchema.extend({
  gtin: z.string().nullable(),
  restricted: z.boolean(),
  categories: z.array(z.string()),
  product: productSummarySchema.extend({ description: z.string() }),
});
export type Variation = z.infer<typeof variationSchema>;

/** One card of a listing: a product, shown by its most fitting variation. */
export const listingItemSchema = z.object({
  product: productSummarySchema,
  variation: variationSummarySchema,
  variationCount: z.int(),
  colorHexes: z.array(z.string()),
  /** Of all variations of the card; backOrder holds unless the shop as a whole takes no backorders. */
  productStock: z.enum(productStocks).default("out"),
});
export type ListingItem = z.infer<typeof listingItemSchema>;

/** A product with all its variations, for the product page. */
export const productSchema = productSummarySchema.extend({
  description: z.string(),
  type: z.string(),
  restricted: z.boolean(),
  categories: z.array(z.object({ path: z.string(), name: z.string() })),
  /** Names of the fields of [3.49]; values as stored, for the storefront to word. */
  specifications: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.number())])),
  variations: z.array(variationSummarySchema),
  /** Cards of products to look at beside it. */
  related: z.array(listingItemSchema),
});
export type Product = z.infer<typeof productSchema>;

export const productToggles = ["onSale", "inStock", "new"] as const;

export const listingQuerySchema = commonQuerySchema.extend({
  /** Category ids from the root, joined by ">" or "/". */
  category: textSchema(200).optional(),
  query: typedSchema(100).optional(),
  sort: z.enum(productSorts).default("relevance"),
  toggle: z.enum(productToggles).optional(),
  /** Lists only what is sold in this currency, and compares prices in it; without it all is listed and compared in SEK. */
  currency: currencySchema.optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(24),
});

export const listingSchema = z.object({
  items: z.array(listingItemSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** The category and its ancestors, root first; empty for all products. */
  breadcrumbs: z.array(z.object({ path: z.string(), name: z.string() })),
});
export type Listing = z.infer<typeof listingSchema>;

export type Category = { id: string; path: string; name: string; productCount: number; children: Category[] };
export const categorySchema: z.ZodType<Category> = z
  .object({
    id: z.string(),
    path: z.string(),
    name: z.string(),
    productCount: z.int(),
    get children() {
      return z.array(categorySchema);
    },
  })
  .meta({ id: "Category" });

/** Can so many of an SKU be ordered [7.4], [3.17]? */
export const inventorySchema = z.object({
  sku: z.string(),
  quantity: z.int(),
  totalAvailable: z.int(),
  maxQtyToOrder: z.int(),
  isBackOrder: z.boolean(),
  canBeOrdered: z.boolean(),
  deliveryDate: z.string().nullable(),
  items: stockSchema.shape.items,
  fetched: z.boolean(),
});

export const shopSchema = z.object({
  /** Shop-wide: no variation may be ordered beyond its stock [4.25]. */
  noBackOrder: z.boolean(),
  sellerCountry: z.string(),
  /** VAT percent by country; a country that is not listed has 0. */
  vatRates: z.record(z.string(), z.number()),
  invoice: z.object({ fee: moneySchema, termsDays: z.int() }),
  /** Countries that some carrier reaches. */
  deliveryCountries: z.array(z.string()),
});
export type Shop = z.infer<typeof shopSchema>;
