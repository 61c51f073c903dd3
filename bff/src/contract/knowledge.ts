import { richTextSchema } from "@spolverk/content/rich-text";
import { articleTypes } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema, countrySchema, siteQuerySchema } from "./common.ts";
import { codeSchema, textSchema } from "./text.ts";

const articleTypeSchema = z.enum(articleTypes);

/** What a card shows of an article [2.49], [3.21]. */
export const articleSummarySchema = z.object({
  slug: z.string().describe("Names the article in addresses: /knowledge/articles/{slug}"),
  type: articleTypeSchema.describe("What kind of article"),
  title: z.string(),
  description: z.string().describe("What it is about, in a sentence"),
  tags: z.array(z.string()).describe("Words that it is filed under"),
  cover: z
    .object({
      imgixPath: z
        .string()
        .nullable()
        .describe("Address for the image service, or for the shop's own host; null without a picture"),
      description: z.string().describe("Alternative text"),
      src: z.string().describe("imgixPath, or a placeholder where it is null"),
      alt: z.string().describe("The same as description"),
    })
    .describe("Its picture"),
  onlyEnglish: z.boolean().describe("Not written in the language asked for: the texts are English"),
  publishedDate: z.string().describe("YYYY-MM-DD"),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** An article to read [3.22]. */
export const articleSchema = articleSummarySchema.extend({
  publishedAt: z.string().describe("ISO date-time"),
  modifiedAt: z.string().describe("ISO date-time; publishedAt until it is changed"),
  content: richTextSchema,
  related: z.array(articleSummarySchema).describe("Articles that are read next"),
});
export type Article = z.infer<typeof articleSchema>;

export const articlesQuerySchema = commonQuerySchema.extend({
  q: codeSchema(100).optional().describe("Words of its title, description, tags or text; all must be there"),
  type: articleTypeSchema.optional().describe("What kind of article"),
  tags: textSchema(200).optional().describe("Joined by ~; an article must have all of them"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(12).describe("Articles to a page"),
});

const highlightedSchema = z.object({
  value: z.string().describe("Plain text in which <em> marks what was found"),
  matchLevel: z.enum(["none", "partial", "full"]).describe("How many of the words it holds"),
});

/** Where the words of a search were found in an article [2.49]. */
const articleHighlightSchema = z.object({
  title: highlightedSchema,
  tags: z.array(highlightedSchema).describe("In the order of the article's tags"),
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
  total: z.int().describe("Articles on all pages together"),
  page: z.int(),
  pageSize: z.int().describe("Articles to a page"),
  types: z
    .array(z.object({ type: articleTypeSchema.describe("What kind of article"), count: z.int() }))
    .describe("How many each type has for these words and tags"),
  tags: z
    .array(z.object({ tag: z.string(), count: z.int() }))
    .describe("Of what was found, the most frequent first"),
});
export type ArticleListing = z.infer<typeof articleListingSchema>;

/** What a legal page says differs by site. */
export const pagesQuerySchema = commonQuerySchema.extend({
  site: siteQuerySchema.shape.site
    .optional()
    .describe(
      "Code of the site whose legal pages are meant; the first that is read in the language, without it",
    ),
});

const pageSummarySchema = z.object({
  name: z.string().describe("Names the page in addresses, such as faq"),
  title: z.string(),
  description: z.string().describe("What it is about, in a sentence"),
});
export const pagesSchema = z.object({ pages: z.array(pageSummarySchema) });

/** A content page [3.26], or a legal page of a site. */
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
