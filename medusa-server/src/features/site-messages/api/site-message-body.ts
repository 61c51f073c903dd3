import { z } from "../../../platform/zod.ts";
import { readSites } from "@spolverk/content";
import { languages } from "@spolverk/content/languages";
import { pallettes } from "@spolverk/domain";
import { formText } from "../../../forms/form-text.ts";

/** Maximum characters of a message, which fill one or two lines of the bar. */
const longestText = 240;

const text = formText(longestText);

const day = z.iso.date("must be a day").nullable();

/** Requires a key for every language: an update of the JSON column would keep the value of an omitted key. */
const texts = z
  .record(z.enum(languages), text.nullable().default(null))
  .refine(({ en }) => en !== null, { path: ["en"], error: "is required" });

/** A site message as submitted by a merchandiser [2.53]. */
export const siteMessageBodySchema = z
  .strictObject({
    /** Null falls back to the English text. */
    texts,
    pallette: z.enum(pallettes, "is no colour of a message"),
    /** Null for every site. */
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
