import { productSorts, productStocks, saleMeasures } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema, currencySchema, moneySchema, pictureSchema } from "./common.ts";
import { productInformationSchema } from "./product-information.ts";
import { codeSchema, idSchema, textSchema } from "./text.ts";

/** Stock of one variation [7.3]. */
export const stockSchema = z.object({
  totalAvailable: z.int().nonnegative().describe("Pieces available to order now, from all locations"),
  ETA: z.string().nullable().describe("ISO date of the next restock; null when none is expected"),
  items: z
    .array(
      z.object({
        location: z.string().describe("Name of the warehouse"),
        available: z.int().describe("Available pieces there"),
      }),
    )
    .describe("By location"),
});

const discountPercentageSchema = z.number().describe("Percent off, above 0 and below 100");

export const saleSchema = z
  .object({ name: z.string(), discountPercentage: discountPercentageSchema })
  .describe("A public sale");

export const priorPriceSchema = z
  .record(
    currencySchema,
    z.object({
      msrpMinor: z.int().describe("List price at that time, without VAT, in minor units"),
      discountPercentage: z.number().describe("Percent off at that time"),
    }),
  )
  .nullable()
  .describe(
    "The lowest price of the 30 days before the sale, to show next to it. Announce the sale as a reduction only where its price is lower; null without a sale, or when no earlier price is known",
  );

export const attributesSchema = z
  .object({
    diameter: z.number().optional().describe("Diameter of a filament, in mm"),
    size: z.number().optional().describe("Net weight in g"),
    length: z.number().optional().describe("Length in m, of goods sold by length"),
    color: z.string().optional().describe("Id of the color, such as galaxy-black"),
    material: z.string().optional(),
    hotend: z.string().optional().describe("Compatible hotend"),
    version: z.number().optional().describe("Bore diameter of a nozzle, in mm"),
    ho: z.boolean().optional().describe("High output"),
    listPrice: z.string().optional().describe("Currency of a gift card"),
    giftCardValue: z.int().optional().describe("Value of a gift card, in minor units of its currency"),
  })
  .describe(
    "The attributes in which a product's variations differ, as stored; attributeTexts has them as text",
  );
const attributeNameSchema = z.enum(
  Object.keys(attributesSchema.shape) as [keyof typeof attributesSchema.shape],
);

/** A variation's summary on a card of a listing. */
export const variationSummarySchema = z.object({
  id: z.string(),
  sku: z.string().describe("The shop's SKU"),
  slug: z.string().describe("Last segment of its page's path: /product/{slug of the product}/{slug}"),
  name: z.string().describe("The attributes as text, such as Galaxy black, 1.75 mm, 750 g"),
  type: z.string().describe("Kind of goods: filament, printer, adhesive, nozzle, accessory, giftCard"),
  physical: z.boolean().describe("Has to be shipped"),
  discontinued: z.boolean().describe("Sold while in stock, never as a backorder"),
  msrp: moneySchema.describe("List price without VAT, before the sale, in minor units per currency"),
  backOrder: z.boolean().describe("May be ordered beyond its stock once a restock date is known"),
  activeDate: z.string().describe("ISO date since which it is sold"),
  bestSeller: z.int().nullable().describe("Rank among the best sellers, from 1; null without a rank"),
  staffPick: z.boolean(),
  colorHex: z.string().nullable().describe("Color of its swatch, such as #1a1a1a"),
  sale: saleSchema.nullable(),
  priorPrice: priorPriceSchema,
  attributes: attributesSchema,
  attributeTexts: z
    .array(z.object({ name: attributeNameSchema.describe("Name of the attribute"), text: z.string() }))
    .describe("The attributes as text in the request's language: primary, secondary, then the rest"),
  assets: z.array(pictureSchema).describe("Pictures, main one first; a card of a listing has only that one"),
  stock: stockSchema,
});
export type VariationSummary = z.infer<typeof variationSummarySchema>;

export const productSummarySchema = z.object({
  id: z.string(),
  slug: z.string().describe("Path segment of the product: /product/{slug}/{slug of a variation}"),
  name: z.string(),
  manufacturer: z.string(),
  bullets: z.array(z.string()).describe("Short selling points"),
  soldBy: z
    .enum(saleMeasures)
    .nullable()
    .default(null)
    .describe(
      "The measure for a unit price next to each price, from the variation's size or length; null without one",
    ),
  primaryAttribute: attributeNameSchema.describe("Attribute by which its variations differ first"),
  secondaryAttribute: attributeNameSchema.nullable().describe("Attribute by which they differ next"),
  discontinued: z.boolean().describe("Sold while in stock"),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

const restrictedSchema = z
  .boolean()
  .describe("Restricted goods: sold only to buyers who agree not to export them");
const categoryPathSchema = z.string().describe("Category ids from the root, joined by >");

/** A variation with its product [3.9]–[3.16]. */
export const variationSchema = variationSummarySchema.extend({
  gtin: z.string().nullable().describe("GTIN (EAN)"),
  restricted: restrictedSchema,
  categories: z.array(z.string()).describe("Paths of its categories: ids from the root, joined by >"),
  product: productSummarySchema.extend({ description: z.string() }),
});
export type Variation = z.infer<typeof variationSchema>;

/** A card of a listing: a product with its representative variation. */
export const listingItemSchema = z.object({
  product: productSummarySchema,
  variation: variationSummarySchema,
  variationCount: z.int().describe("Number of variations that the card represents"),
  colorHexes: z.array(z.string()).describe("The colors of the product, for swatches"),
  productStock: z
    .enum(productStocks)
    .default("out")
    .describe(
      "Whether any variation can be ordered; backOrder has no effect while the shop takes no backorders",
    ),
});
export type ListingItem = z.infer<typeof listingItemSchema>;

export const productQuerySchema = commonQuerySchema.extend({
  site: idSchema(20)
    .optional()
    .describe("Code of the site, whose law may require warnings in more languages"),
});

const specificationsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.number())]));

/** A product with all its variations, for the product page. */
export const productSchema = productSummarySchema.extend({
  description: z.string(),
  type: variationSummarySchema.shape.type,
  restricted: restrictedSchema,
  categories: z
    .array(z.object({ path: categoryPathSchema, name: z.string() }))
    .describe("Categories of the product"),
  /** Named after the fields of [3.49]; the storefront formats the stored values. */
  specifications: specificationsSchema.describe(
    "Technical data; a name ends with its unit, and two numbers are a range",
  ),
  specificationsBySize: z
    .record(z.string(), specificationsSchema)
    .describe("Overrides for the variations of a size, by the size in g"),
  information: productInformationSchema.describe("Maker, safety, substances, packaging and origin"),
  variations: z.array(variationSummarySchema),
  related: z.array(listingItemSchema).describe("Related products"),
});
export type Product = z.infer<typeof productSchema>;

export const productToggles = ["onSale", "inStock", "new"] as const;

export const listingQuerySchema = commonQuerySchema.extend({
  category: textSchema(200)
    .optional()
    .describe("Category ids from the root, joined by > or /; all products without it"),
  query: codeSchema(100).optional().describe("Search words that a product has to match"),
  sort: z.enum(productSorts).default("relevance").describe("Sort order of the cards"),
  toggle: z.enum(productToggles).optional().describe("Only products with this property"),
  currency: currencySchema
    .optional()
    .describe(
      "Only products sold in this currency, sorted by its prices; without it all products, sorted by prices in SEK",
    ),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(24).describe("Cards per page"),
});

export const listingSchema = z.object({
  items: z.array(listingItemSchema).describe("The cards of this page"),
  total: z.int().describe("Number of cards on all pages"),
  page: z.int(),
  pageSize: z.int().describe("Cards per page"),
  breadcrumbs: z
    .array(z.object({ path: categoryPathSchema, name: z.string() }))
    .describe("The category and its ancestors, root first; empty for all products"),
});
export type Listing = z.infer<typeof listingSchema>;

export type Category = { id: string; path: string; name: string; productCount: number; children: Category[] };
export const categorySchema: z.ZodType<Category> = z
  .object({
    id: z.string(),
    path: categoryPathSchema,
    name: z.string(),
    productCount: z.int().describe("Products listed in the category and below it"),
    get children() {
      return z.array(categorySchema).describe("The direct subcategories");
    },
  })
  .meta({ id: "Category" });

/** Whether a quantity of an SKU can be ordered [7.4], [3.17]. */
export const inventorySchema = z.object({
  sku: z.string().describe("As requested"),
  quantity: z.int().describe("As requested"),
  totalAvailable: z.int().describe("Pieces in stock that can be ordered now"),
  maxQtyToOrder: z.int().describe("Largest orderable quantity, backorders included"),
  isBackOrder: z.boolean().describe("The quantity exceeds the stock and becomes a backorder"),
  canBeOrdered: z.boolean().describe("Whether the quantity can be ordered"),
  deliveryDate: z.string().nullable().describe("YYYY-MM-DD of the next restock; null when unknown"),
  items: stockSchema.shape.items,
  fetched: z.boolean().describe("false while the stock is unknown, during which nothing can be ordered"),
});

export const shopSchema = z.object({
  noBackOrder: z.boolean().describe("No variation may be backordered, whatever its own setting"),
  sellerCountry: z.string().describe("Country of the seller, whose VAT rules apply; ISO 3166-1 alpha-2"),
  vatRates: z.record(z.string(), z.number()).describe("VAT percent by country; a missing country has 0"),
  importThresholds: z
    .object({
      consignmentGbp: z.int().nullable().describe("United Kingdom: goods of a consignment, in pence"),
      itemNok: z.int().nullable().describe("Norway: one item, in øre"),
    })
    .describe(
      "Import thresholds without VAT: the carrier collects VAT on import above the value (Norway: from the value), and the shop charges none; null: the shop always charges it",
    ),
  invoice: z.object({
    fee: moneySchema.describe("Fee of an order by invoice, without VAT, in minor units per currency"),
    termsDays: z.int().describe("Days to pay an invoice"),
  }),
  deliveryCountries: z
    .array(z.string())
    .describe("Countries that at least one carrier delivers to; ISO 3166-1 alpha-2"),
});
export type Shop = z.infer<typeof shopSchema>;
