import { richTextSchema } from "@spolverk/content/rich-text";
import { articleTypes } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema, countrySchema } from "./common.ts";
import { textSchema, typedSchema } from "./text.ts";

const articleTypeSchema = z.enum(articleTypes);

/** What a card shows of an article [2.49], [3.21]. */
export const articleSummarySchema = z.object({
  slug: z.string(),
  type: articleTypeSchema,
  title: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  /** Its picture; `src` is a placeholder when it has none [3.24]. */
  cover: z.object({
    imgixPath: z.string().nullable(),
    description: z.string(),
    src: z.string(),
    alt: z.string(),
  }),
  /** Not written in the language asked for: the texts are English. */
  onlyEnglish: z.boolean(),
  /** YYYY-MM-DD [3.25] */
  publishedDate: z.string(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** An article to read [3.22]. */
export const articleSchema = articleSummarySchema.extend({
  /** ISO date-times [3.25]; `modifiedAt` is `publishedAt` until it is changed. */
  publishedAt: z.string(),
  modifiedAt: z.string(),
  content: richTextSchema,
  /** Articles that are read next. */
  related: z.array(articleSummarySchema),
});
export type Article = z.infer<typeof articleSchema>;

export const articlesQuerySchema = commonQuerySchema.extend({
  /** Words of its title, description, tags or text; all must be there. */
  q: typedSchema(100).optional(),
  type: articleTypeSchema.optional(),
  /** Tags joined by "~"; all must be there [2.7]. */
  tags: textSchema(200).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(12),
});

const highlightedSchema = z.object({
  value: z.string().describe("Plain text in which <em> marks what was found"),
  matchLevel: z.enum(["none", "partial", "full"]).describe("How many of the words it holds"),
});

/** Where the words of a search were found in an article [2.49]. */
const articleHighlightSchema = z.object({
  title: highlightedSchema,
  tags: z.array(highlightedSchema),
  snippet: highlightedSchema.describe("The part of the text around the first word that was found"),
});
export type ArticleHighlight = z.infer<typeof articleHighlightSchema>;

/** A page of articles, the latest first; with words, those named by them first. */
export const articleListingSchema = z.object({
  items: z.array(
    articleSummarySchema.extend({
      highlight: articleHighlightSchema.optional().describe("Only in a search by words"),
    }),
  ),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** How many each type has for these words and tags. */
  types: z.array(z.object({ type: articleTypeSchema, count: z.int() })),
  /** The tags of what was found, the most frequent first. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type ArticleListing = z.infer<typeof articleListingSchema>;

const pageSummarySchema = z.object({ name: z.string(), title: z.string(), description: z.string() });
export const pagesSchema = z.object({ pages: z.array(pageSummarySchema) });

/** A content page [3.26]. */
export const pageSchema = pageSummarySchema.extend({ content: richTextSchema });
export type Page = z.infer<typeof pageSchema>;

/** Shops that sell our filament [2.11]. */
export const resellersSchema = z.object({
  resellers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      country: countrySchema,
      city: z.string(),
      url: z.string(),
    }),
  ),
});
export type Reseller = z.infer<typeof resellersSchema>["resellers"][number];
