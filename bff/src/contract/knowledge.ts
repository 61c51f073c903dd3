import { richTextSchema } from "@spolverk/content/rich-text";
import { articleTypes } from "@spolverk/domain";
import { z } from "zod";
import { commonQuerySchema, countrySchema, siteQuerySchema } from "./common.ts";
import { codeSchema, textSchema } from "./text.ts";

const articleTypeSchema = z.enum(articleTypes);

/** An article's summary on a card [2.49], [3.21]. */
export const articleSummarySchema = z.object({
  slug: z.string().describe("Path segment of the article: /knowledge/articles/{slug}"),
  type: articleTypeSchema.describe("Type of article"),
  title: z.string(),
  description: z.string().describe("Summary in one sentence"),
  tags: z.array(z.string()).describe("Tags of the article"),
  cover: z
    .object({
      imgixPath: z
        .string()
        .nullable()
        .describe("Path for the image service, or for the shop's own host; null without a picture"),
      description: z.string().describe("Alternative text"),
      src: z.string().describe("imgixPath, or a placeholder where it is null"),
      alt: z.string().describe("Same as description"),
    })
    .describe("Cover picture"),
  onlyEnglish: z.boolean().describe("Not translated into the requested language: the texts are English"),
  publishedDate: z.string().describe("YYYY-MM-DD"),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

/** A complete article [3.22]. */
export const articleSchema = articleSummarySchema.extend({
  publishedAt: z.string().describe("ISO date-time"),
  modifiedAt: z.string().describe("ISO date-time; publishedAt until the first change"),
  content: richTextSchema,
  related: z.array(articleSummarySchema).describe("Articles to read next"),
});
export type Article = z.infer<typeof articleSchema>;

export const articlesQuerySchema = commonQuerySchema.extend({
  q: codeSchema(100).optional().describe("Words of its title, description, tags or text; all are required"),
  type: articleTypeSchema.optional().describe("Type of article"),
  tags: textSchema(200).optional().describe("Joined by ~; an article must have all of them"),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  pageSize: z.coerce.number().int().min(1).max(60).default(12).describe("Articles per page"),
});

const highlightedSchema = z.object({
  value: z.string().describe("Plain text with matches in <em>"),
  matchLevel: z.enum(["none", "partial", "full"]).describe("How many of the words it contains"),
});

/** The matches of a search in an article [2.49]. */
const articleHighlightSchema = z.object({
  title: highlightedSchema,
  tags: z.array(highlightedSchema).describe("In the order of the article's tags"),
  snippet: highlightedSchema.describe("The text around the first match"),
});
export type ArticleHighlight = z.infer<typeof articleHighlightSchema>;

/** A page of articles, latest first; in a search, those with a match in title or tags first. */
export const articleListingSchema = z.object({
  items: z.array(
    articleSummarySchema.extend({
      highlight: articleHighlightSchema.optional().describe("Only in a search"),
    }),
  ),
  total: z.int().describe("Number of articles on all pages"),
  page: z.int(),
  pageSize: z.int().describe("Articles per page"),
  types: z
    .array(z.object({ type: articleTypeSchema.describe("Type of article"), count: z.int() }))
    .describe("Number of articles per type for these words and tags"),
  tags: z
    .array(z.object({ tag: z.string(), count: z.int() }))
    .describe("Tags of the matching articles, most frequent first"),
});
export type ArticleListing = z.infer<typeof articleListingSchema>;

/** Legal pages differ by site. */
export const pagesQuerySchema = commonQuerySchema.extend({
  site: siteQuerySchema.shape.site
    .optional()
    .describe("Code of the site whose legal pages are meant; default: the first site in the language"),
});

const pageSummarySchema = z.object({
  name: z.string().describe("Path segment of the page, such as faq"),
  title: z.string(),
  description: z.string().describe("Summary in one sentence"),
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
