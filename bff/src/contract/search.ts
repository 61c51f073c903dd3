import { languages } from "@spolverk/content/languages";
import { type Currency, productSorts } from "@spolverk/domain";
import { z } from "zod";
import { listingItemSchema } from "./catalogue.ts";
import { currencySchema, moneySchema } from "./common.ts";

/** The indices of the search service [7.19]; both hold all languages and environments; filters select one. */
export const searchIndices = { variations: "variations", articles: "articles" } as const;

/** Orders of a listing that the search service has as replicas of the index of variations [9.23]. */
export const searchSorts = [...productSorts, "diameter", "size", "version"] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The index that lists variations in an order: "variations" by relevance, "variations_name", "variations_priceAscending_EUR" … */
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

/** What is known of a variation in one language, to be found, filtered, sorted and shown [7.20]. */
export const variationRecordSchema = recordSchema.extend({
  /** May it be listed? What is sold out for good is not. */
  active: z.boolean(),
  /** The currencies in which it is sold: a gift card's own, else all. */
  currencies: z.array(currencySchema),
  /** Several variations of a product are shown as one hit. */
  productId: z.string(),
  /** The product's id as a number (toProductNumber): filters join only numbers with prices by OR. */
  productNumber: z.int(),
  productName: z.string(),
  manufacturer: z.string(),
  /** The variation's attributes in words. */
  name: z.string(),
  sku: z.string(),
  gtin: z.string().nullable(),
  bullets: z.array(z.string()),
  description: z.string(),
  /** What shoppers call its color and what it is good for, in the inflections of the language; searched. */
  keywords: z.array(z.string()),
  /** Names of its categories, searched. */
  categoryNames: z.array(z.string()),
  /** Paths of its categories and of all that they lie in, joined by ">". */
  categories: z.array(z.string()),
  type: z.string(),
  /** In words; a filament's is the category of material that it lies in. */
  material: z.string().nullable(),
  /** mm */
  diameter: z.number().nullable(),
  /** g */
  size: z.number().nullable(),
  /** mm */
  version: z.number().nullable(),
  /** high output; regular ones come after */
  ho: z.boolean(),
  /** Colour id, such as galaxy-black. */
  color: z.string().nullable(),
  colorHex: z.string().nullable(),
  /** The family of colours that a swatch of the filter stands for, such as blue. */
  colorFamily: z.string().nullable(),
  /** Minor units without VAT, after the sale. */
  price: moneySchema,
  /** Minor units without VAT, before the sale: what an account's agreement is taken off. */
  msrp: moneySchema,
  /** 1 where VAT is added to the price, 0 for a gift card. A number: filters join only numbers with prices by OR. */
  taxed: z.int(),
  /** 1 for what an agreement for all filament is about, else 0. */
  isFilament: z.int(),
  discountPercentage: z.number(),
  /** In a sale that may be announced as a reduction: below the low of the 30 days before it. */
  onSale: z.boolean(),
  inStock: z.boolean(),
  preferred: z
    .boolean()
    .describe("Whether a card of the product may show it: it can be ordered, or no variation can"),
  staffPick: z.boolean(),
  /** 1 sells best; what is not ranked comes last. */
  bestSeller: z.int(),
  /** Seconds since 1970. */
  activeSince: z.int(),
  /** The card that shows it, as in a listing. */
  card: listingItemSchema,
});
export type VariationRecord = z.infer<typeof variationRecordSchema>;

/** What is known of an article in one language [7.21], [3.21]. */
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
  /** Its text without markup, cut to what a record may hold. */
  text: z.string(),
});
export type ArticleRecord = z.infer<typeof articleRecordSchema>;
