import { articleTypes, type ArticleType } from "@spolverk/domain";
import { z } from "zod";
import type { Language } from "../languages.ts";
import { dateSchema, slugSchema } from "./primitives.ts";
import type { RichText } from "./rich-text.ts";

const mostOfDescription = 160;

export const titleSchema = z.string().trim().min(3).max(90);
export const descriptionSchema = z.string().trim().min(40).max(mostOfDescription);

/** The front matter of an article in one language. */
export const articleHeadSchema = z.strictObject({
  slug: slugSchema,
  /** The English name of the type, also in a translation: the interface translates it. */
  type: z.enum(articleTypes),
  title: titleSchema,
  description: descriptionSchema,
  /** Tags in the article's language. They have no "~", which joins tags in URLs [2.7]. */
  tags: z
    .array(z.string().regex(/^[\p{Ll}\p{N}]+(?:[.-][\p{Ll}\p{N}]+)*$/u, "expected a tag such as first-layer"))
    .min(1),
  published: dateSchema,
  modified: dateSchema.optional(),
  /** A drawing of content/media, article-<name>.svg; the placeholder when left out [3.24]. */
  cover: slugSchema.optional(),
  /** Alternative text of the cover. */
  coverText: z.string().trim().min(3).optional(),
  /** Slugs of related products. */
  products: z.array(slugSchema).default([]),
});
export type ArticleHead = z.infer<typeof articleHeadSchema>;

export type ArticleText = {
  title: string;
  description: string;
  tags: string[];
  coverText: string;
  content: RichText;
};

/** An article with its texts [3.22]: always English, and the languages that have a translation. */
export type Article = {
  slug: string;
  type: ArticleType;
  /** YYYY-MM-DD */
  published: string;
  modified: string | null;
  /** File of its cover in the media directory; null for the placeholder [3.24]. */
  cover: string | null;
  products: string[];
  texts: { en: ArticleText } & Partial<Record<Language, ArticleText>>;
};
