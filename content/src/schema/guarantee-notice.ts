import { z } from "zod";

/** The languages of the European Union that some site needs the notice on the legal guarantee in. */
export const guaranteeLanguages = ["sv", "de", "da", "fi", "fr", "it", "es", "en"] as const;

/** What the shop says of the legal guarantee while the official notice has not been put in. */
export const guaranteeNoticesSchema = z.record(
  z.enum(guaranteeLanguages),
  z.strictObject({
    title: z.string().min(1),
    text: z.array(z.string().min(1)).min(1),
    /** With {{years}}, for a site whose period is longer than two years. */
    national: z.string().includes("{{years}}"),
  }),
);
type GuaranteeTexts = z.infer<typeof guaranteeNoticesSchema>[(typeof guaranteeLanguages)[number]];

/** The notice in a language: the official picture's path below the shop's address, and our own words without one. */
export type GuaranteeNotice = GuaranteeTexts & {
  language: (typeof guaranteeLanguages)[number];
  file: string | null;
};
