import { z } from "@medusajs/framework/zod";
import { readSites } from "@spolverk/content";
import { type Language, languages } from "@spolverk/content/languages";
import { pallettes } from "@spolverk/domain";

/** A bar is one or two lines long. */
const longestText = 240;

const text = z
  .string()
  .trim()
  .min(1, "is required")
  .max(longestText, `has more than ${longestText} characters`);

const day = z.iso.date("must be a day").nullable();

/** Shown where a message has no text in the shopper's language. */
const fallbackLanguage: Language = "en";

/** A site message as a merchandiser writes it [2.53]. */
export const siteMessageBodySchema = z
  .strictObject({
    texts: z.partialRecord(z.enum(languages), text),
    pallette: z.enum(pallettes, "is no colour of a message"),
    /** null: every site. */
    sites: z
      .array(z.enum(readSites().map(({ code }) => code)))
      .min(1, "choose at least one")
      .nullable(),
    starts_on: day,
    ends_on: day,
    enabled: z.boolean(),
  })
  .refine(({ texts }) => texts[fallbackLanguage] !== undefined, {
    path: ["texts", fallbackLanguage],
    error: "is required",
    // Beside the other mistakes, so that a form shows all of them at once.
    when: ({ issues }) => !issues.some(({ path }) => path?.join(".") === `texts.${fallbackLanguage}`),
  })
  .refine(({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on, {
    path: ["ends_on"],
    error: "must not be before the first day",
  });
export type SiteMessageBody = z.infer<typeof siteMessageBodySchema>;
