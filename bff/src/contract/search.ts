import { languages } from "@spolverk/content/languages";
import { type Currency, productSorts } from "@spolverk/domain";
import { z } from "zod";
import { listingItemSchema } from "./catalogue.ts";
import { currencySchema, moneySchema } from "./common.ts";

/** The indexes of the search service [7.19]. Both hold all languages and environments; filters select one. */
export const searchIndices = { variations: "variations", articles: "articles" } as const;

/** Sort orders that the search service has as replicas of the variation index [9.23]. */
export const searchSorts = [...productSorts, "diameter", "size", "version"] as const;
export type SearchSort = (typeof searchSorts)[number];

/**
 * The index of variations in a sort order: "variations" by relevance, "variations_name",
 * "variations_priceAscending_EUR" …
 */
export function toSortedIndex(sort: SearchSort, currency: Currency): string {
  if (sort === "relevance") return searchIndices.variations;
  const isByPrice = sort === "priceAscending" || sort === "priceDescending";
  return `${searchIndices.variations}_${sort}${isByPrice ? `_${currency}` : ""}`;
}

export const searchEnvironments = ["production", "pre-production", "development"] as const;
export type SearchEnvironment = (typeof searchEnvironments)[number];

const recordSchema = z.object({
  objectID: z.string(),
  language: z.enum(languages),
  environment: z.enum(searchEnvironments),
});

/** A variation in one language, with the fields to search, filter, sort and show [7.20]. */
export const variationRecordSchema = recordSchema.extend({
  /** Whether it may be listed; delisted variations may not. */
  active: z.boolean(),
  /** The currencies it is sold in: a gift card's own, else all. */
  currencies: z.array(currencySchema),
  /** Groups the variations of a product into one hit. */
  productId: z.string(),
  /** The product's id as a number (toProductNumber): filters can only combine numbers with prices by OR. */
  productNumber: z.int(),
  productName: z.string(),
  manufacturer: z.string(),
  /** The variation's attributes as text. */
  name: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  bullets: z.array(z.string()),
  description: z.string(),
  /** Searchable words for its color and its uses, in the inflections of the language. */
  keywords: z.array(z.string()),
  /** Searchable names of its categories. */
  categoryNames: z.array(z.string()),
  /** Paths of its categories and their ancestors, joined by ">". */
  categories: z.array(z.string()),
  type: z.string(),
  /** The material as text; for filament, the name of its material category. */
  material: z.string().nullable(),
  /** mm */
  diameter: z.number().nullable(),
  /** g */
  size: z.number().nullable(),
  /** mm */
  version: z.number().nullable(),
  /** Whether it has high output; variations without high output sort after those with it. */
  ho: z.boolean(),
  /** Color id, such as galaxy-black. */
  color: z.string().nullable(),
  colorHex: z.string().nullable(),
  /** The color family of a filter swatch, such as blue. */
  colorFamily: z.string().nullable(),
  /** Minor units without VAT, after the sale. */
  price: moneySchema,
  /** Minor units without VAT, before the sale: the base of an account's agreement. */
  msrp: moneySchema,
  /**
   * 1 when VAT is added to the price, 0 for a gift card. A number because filters can only combine numbers with prices
   * by OR.
   */
  taxed: z.int(),
  /** 1 when an agreement for all filament applies, else 0. */
  isFilament: z.int(),
  discountPercentage: z.number(),
  /** In a sale that may be announced as a reduction: below the low of the 30 days before it. */
  onSale: z.boolean(),
  inStock: z.boolean(),
  preferred: z
    .boolean()
    .describe("Whether a card of the product may show it: it can be ordered, or no variation can"),
  staffPick: z.boolean(),
  /** 1 is the best seller; variations without a rank come last. */
  bestSeller: z.int(),
  /** Seconds since 1970. */
  activeSince: z.int(),
  /** Its card in a listing. */
  card: listingItemSchema,
});
export type VariationRecord = z.infer<typeof variationRecordSchema>;

/** An article in one language [7.21], [3.21]. */
export const articleRecordSchema = recordSchema.extend({
  published: z.boolean(),
  slug: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  cover: z.object({ src: z.string(), alt: z.string() }),
  onlyEnglish: z.boolean(),
  /** YYYY-MM-DD */
  publishedDate: z.string(),
  /** Plain text, cut to the size limit of a record. */
  text: z.string(),
});
export type ArticleRecord = z.infer<typeof articleRecordSchema>;
