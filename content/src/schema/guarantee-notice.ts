import { z } from "zod";

/** Languages of the European Union in which some site needs the notice on the legal guarantee. */
export const guaranteeLanguages = ["sv", "de", "da", "fi", "fr", "it", "es", "en"] as const;

/** The shop's own words on the legal guarantee, until the operator adds the official notice. */
export const guaranteeNoticesSchema = z.record(
  z.enum(guaranteeLanguages),
  z.strictObject({
    title: z.string().min(1),
    text: z.array(z.string().min(1)).min(1),
    /** With {{years}}, for a site whose period exceeds two years. */
    national: z.string().includes("{{years}}"),
  }),
);
type GuaranteeTexts = z.infer<typeof guaranteeNoticesSchema>[(typeof guaranteeLanguages)[number]];

/** The notice in one language: the path of the official picture below the shop's address, or else our own words. */
export type GuaranteeNotice = GuaranteeTexts & {
  language: (typeof guaranteeLanguages)[number];
  file: string | null;
};
