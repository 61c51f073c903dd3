import { productSorts, productStocks, saleMeasures } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema, currencySchema, moneySchema, pictureSchema } from "./common.ts";
import { productInformationSchema } from "./product-information.ts";
import { codeSchema, idSchema, textSchema } from "./text.ts";

/** Stock of one variation [7.3]. */
export const stockSchema = z.object({
  totalAvailable: z.int().nonnegative().describe("Pieces that can be ordered now, from all locations"),
  ETA: z.string().nullable().describe("ISO date when more is expected; null when nothing is"),
  items: z
    .array(
      z.object({
        location: z.string().describe("Name of the warehouse"),
        available: z.int().describe("Pieces there"),
      }),
    )
    .describe("By location"),
});

const discountPercentageSchema = z.number().describe("Percent off, above 0 and below 100");

export const saleSchema = z
  .object({ name: z.string(), discountPercentage: discountPercentageSchema })
  .describe("A reduced price for everybody");

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
    "The lowest price of the 30 days before the sale, to be shown beside it. Announce the sale as a reduction only where its price is below that; null without a sale, or where no price before it is known",
  );

export const attributesSchema = z
  .object({
    diameter: z.number().optional().describe("Of filament, in mm"),
    size: z.number().optional().describe("Net weight in g"),
    length: z.number().optional().describe("In m, of goods sold by length"),
    color: z.string().optional().describe("Id of the color, such as galaxy-black"),
    material: z.string().optional(),
    hotend: z.string().optional().describe("The hotend that it fits"),
    version: z.number().optional().describe("Bore of a nozzle in mm"),
    ho: z.boolean().optional().describe("High output"),
    listPrice: z.string().optional().describe("Currency that a gift card is of"),
    giftCardValue: z.int().optional().describe("What a gift card is worth, in minor units of its currency"),
  })
  .describe("What tells the variations of a product apart, as stored; attributeTexts words it");
const attributeNameSchema = z.enum(
  Object.keys(attributesSchema.shape) as [keyof typeof attributesSchema.shape],
);

/** What a card in a listing needs of a variation. */
export const variationSummarySchema = z.object({
  id: z.string(),
  sku: z.string().describe("The shop's number of it"),
  slug: z.string().describe("Last part of its page's address: /product/{slug of the product}/{slug}"),
  name: z.string().describe("Its attributes in words, such as Galaxy black, 1.75 mm, 750 g"),
  type: z.string().describe("What kind of goods: filament, printer, adhesive, nozzle, accessory, giftCard"),
  physical: z.boolean().describe("Needs delivery"),
  discontinued: z.boolean().describe("Sold as long as there is stock, and never beyond it"),
  msrp: moneySchema.describe("List price without VAT and before the sale, in minor units of each currency"),
  backOrder: z.boolean().describe("May be ordered beyond its stock, once a date is known when more comes"),
  activeDate: z.string().describe("ISO date since which it is on sale"),
  bestSeller: z.int().nullable().describe("Rank among the best sellers, 1 is the first; null without one"),
  staffPick: z.boolean(),
  colorHex: z.string().nullable().describe("Its color for a swatch, such as #1a1a1a"),
  sale: saleSchema.nullable(),
  priorPrice: priorPriceSchema,
  attributes: attributesSchema,
  attributeTexts: z
    .array(z.object({ name: attributeNameSchema.describe("Which attribute"), text: z.string() }))
    .describe("The attributes in words of the request's language: primary, secondary, then the rest"),
  assets: z
    .array(pictureSchema)
    .describe("Pictures, the main one first; a card of a listing has that one only"),
  stock: stockSchema,
});
export type VariationSummary = z.infer<typeof variationSummarySchema>;

export const productSummarySchema = z.object({
  id: z.string(),
  slug: z.string().describe("Names the product in addresses: /product/{slug}/{slug of a variation}"),
  name: z.string(),
  manufacturer: z.string(),
  bullets: z.array(z.string()).describe("Short selling points"),
  soldBy: z
    .enum(saleMeasures)
    .nullable()
    .default(null)
    .describe(
      "The measure whose price is to stand beside each price: of its size or length; null without one",
    ),
  primaryAttribute: attributeNameSchema.describe("What its variations differ by first"),
  secondaryAttribute: attributeNameSchema.nullable().describe("What they differ by next"),
  discontinued: z.boolean().describe("Sold as long as there is stock"),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

const restrictedSchema = z.boolean().describe("Sold only to buyers who agree not to export it");
const categoryPathSchema = z.string().describe("Ids from the root, joined by >");

/** A variation with its product [3.9]–[3.16]. */
export const variationSchema = variationSummarySchema.extend({
  gtin: z.string().nullable().describe("The trade's number of it (EAN)"),
  restricted: restrictedSchema,
  categories: z.array(z.string()).describe("Paths of its categories: ids from the root, joined by >"),
  product: productSummarySchema.extend({ description: z.string() }),
});
export type Variation = z.infer<typeof variationSchema>;

/** One card of a listing: a product, shown by its most fitting variation. */
export const listingItemSchema = z.object({
  product: productSummarySchema,
  variation: variationSummarySchema,
  variationCount: z.int().describe("How many variations of the product the card stands for"),
  colorHexes: z.array(z.string()).describe("The colors that it comes in, for swatches"),
  productStock: z
    .enum(productStocks)
    .default("out")
    .describe("Whether any variation can be ordered; backOrder holds unless the shop takes no backorders"),
});
export type ListingItem = z.infer<typeof listingItemSchema>;

export const productQuerySchema = commonQuerySchema.extend({
  site: idSchema(20)
    .optional()
    .describe("Code of the site, whose law may ask for warnings in more languages"),
});

const specificationsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.number())]));

/** A product with all its variations, for the product page. */
export const productSchema = productSummarySchema.extend({
  description: z.string(),
  type: variationSummarySchema.shape.type,
  restricted: restrictedSchema,
  categories: z.array(z.object({ path: categoryPathSchema, name: z.string() })).describe("That it lies in"),
  /** Names of the fields of [3.49]; values as stored, for the storefront to word. */
  specifications: specificationsSchema.describe(
    "Technical data; the end of a name is its unit, and two numbers are a range",
  ),
  specificationsBySize: z
    .record(z.string(), specificationsSchema)
    .describe("What differs from them for the variations of a size, by the size in g"),
  information: productInformationSchema.describe("Maker, safety, substances, packaging and origin"),
  variations: z.array(variationSummarySchema),
  related: z.array(listingItemSchema).describe("Products to look at beside it"),
});
export type Product = z.infer<typeof productSchema>;

export const productToggles = ["onSale", "inStock", "new"] as const;

export const listingQuerySchema = commonQuerySchema.extend({
  category: textSchema(200)
    .optional()
    .describe("Ids from the root, joined by > or /; all products without it"),
  query: codeSchema(100).optional().describe("Words that a product is to match"),
  sort: z.enum(productSorts).default("relevance").describe("Order of the cards"),
  toggle: z.enum(productToggles).optional().describe("Only those that are so"),
  currency: currencySchema
    .optional()
    .describe(
      "Only what is sold in it, ordered by its prices; without it everything, ordered by those in SEK",
    ),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(24).describe("Cards to a page"),
});

export const listingSchema = z.object({
  items: z.array(listingItemSchema).describe("The cards of this page"),
  total: z.int().describe("Cards on all pages together"),
  page: z.int(),
  pageSize: z.int().describe("Cards to a page"),
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
    productCount: z.int().describe("Products that are listed in it and below it"),
    get children() {
      return z.array(categorySchema).describe("The categories right below it");
    },
  })
  .meta({ id: "Category" });

/** Can so many of an SKU be ordered [7.4], [3.17]? */
export const inventorySchema = z.object({
  sku: z.string().describe("As asked"),
  quantity: z.int().describe("As asked"),
  totalAvailable: z.int().describe("Pieces in stock that can be ordered now"),
  maxQtyToOrder: z.int().describe("The largest quantity that can be ordered, backorders included"),
  isBackOrder: z.boolean().describe("This quantity is more than the stock and waits for more to come"),
  canBeOrdered: z.boolean().describe("Whether this quantity can be ordered"),
  deliveryDate: z.string().nullable().describe("YYYY-MM-DD when more comes; null when that is not known"),
  items: stockSchema.shape.items,
  fetched: z.boolean().describe("false while the stock is not known: nothing can be ordered then"),
});

export const shopSchema = z.object({
  noBackOrder: z.boolean().describe("No variation may be ordered beyond its stock, whatever it says itself"),
  sellerCountry: z.string().describe("Where the seller is, whose VAT rules apply; ISO 3166-1 alpha-2"),
  vatRates: z.record(z.string(), z.number()).describe("VAT percent by country; one that is not listed has 0"),
  importThresholds: z
    .object({
      consignmentGbp: z.int().nullable().describe("United Kingdom: goods of a consignment, in pence"),
      itemNok: z.int().nullable().describe("Norway: one item, in øre"),
    })
    .describe(
      "Values without VAT above which (Norway: from which) the carrier collects VAT on import and the shop charges none; null: the shop charges it whatever the value",
    ),
  invoice: z.object({
    fee: moneySchema.describe("Fee for an order by invoice, without VAT, in minor units of each currency"),
    termsDays: z.int().describe("Days to pay an invoice"),
  }),
  deliveryCountries: z.array(z.string()).describe("Countries that some carrier reaches; ISO 3166-1 alpha-2"),
});
export type Shop = z.infer<typeof shopSchema>;
