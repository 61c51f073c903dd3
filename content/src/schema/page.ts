import { z } from "zod";
import type { Language } from "../languages.ts";
import { descriptionSchema, titleSchema } from "./article.ts";
import { slugSchema } from "./primitives.ts";
import type { RichText } from "./rich-text.ts";

/** The front matter of a content page in one language. */
export const pageHeadSchema = z.strictObject({
  /** Its path in the shop: "faq" is /faq [2.17]. */
  name: slugSchema,
  title: titleSchema,
  description: descriptionSchema,
});

export type PageText = { title: string; description: string; content: RichText };

/** A content page [3.26], in all languages. */
export type Page = { name: string; texts: Record<Language, PageText> };
