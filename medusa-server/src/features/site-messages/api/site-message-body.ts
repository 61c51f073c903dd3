import { z } from "@medusajs/framework/zod";
import { readSites } from "@spolverk/content";
import { languages } from "@spolverk/content/languages";
import { pallettes } from "@spolverk/domain";
import { formText } from "../../../forms/form-text.ts";

/** A bar is one or two lines long. */
const longestText = 240;

const text = formText(longestText);

const day = z.iso.date("must be a day").nullable();

/** Every language is named, for a key that is left out of a JSON column would keep what it was. */
const texts = z
  .record(z.enum(languages), text.nullable().default(null))
  .refine(({ en }) => en !== null, { path: ["en"], error: "is required" });

/** A site message as a merchandiser writes it [2.53]. */
export const siteMessageBodySchema = z
  .strictObject({
    /** null: the English one. */
    texts,
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
  .refine(({ starts_on, ends_on }) => starts_on === null || ends_on === null || starts_on <= ends_on, {
    path: ["ends_on"],
    error: "must not be before the first day",
  });
