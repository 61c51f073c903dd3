import { z } from "zod";
import { countrySchema } from "./common.ts";

const contactSchema = z.object({
  name: z.string(),
  address: z.string().describe("Street and number"),
  postalCode: z.string().describe("Postcode in the country's format"),
  city: z.string(),
  country: countrySchema,
  email: z.string(),
});

const statementSchema = z.object({
  code: z.string().describe("Code of regulation (EC) No 1272/2008, such as H319"),
  text: z.string(),
});

const warningsSchema = z.object({
  language: z.string().describe("ISO 639-1 language of these texts"),
  signalWord: z.string().nullable().describe("For a hazardous mixture; null for other goods"),
  statements: z.array(statementSchema).describe("Hazard statements, then precautionary ones"),
  texts: z.array(z.string()).describe("Warnings as text"),
});

/** A product's mandatory information beside its specifications, as text; docs/legal.md. */
export const productInformationSchema = z.object({
  maker: contactSchema
    .extend({
      responsible: contactSchema.nullable().describe("Responsible person in the EU, for a maker outside it"),
    })
    .nullable()
    .describe("Manufacturer; null when its address is not known"),
  warnings: z.array(warningsSchema).describe("In the request's language, then in the site's other languages"),
  substances: z
    .array(
      z.object({
        name: z.string(),
        cas: z.string().describe("CAS registry number"),
        part: z.string().describe("The part that contains more than 0.1 % of it"),
      }),
    )
    .describe("Substances of very high concern (REACH, article 33)"),
  recycled: z
    .object({
      percent: z.number().describe("Percent by weight"),
      source: z.string().describe("Origin of the material, as text"),
      part: z.string().describe("What the percentage refers to, as text"),
    })
    .nullable()
    .describe("Recycled content; null without any"),
  disposal: z
    .object({ kind: z.enum(["electrical", "hazardous"]), text: z.string() })
    .nullable()
    .describe("Special instructions for disposal"),
  packaging: z
    .array(
      z.object({
        part: z.string().describe("Box, spool …, as text"),
        code: z.string().describe("Material code by 97/129/EC, such as PAP 20"),
        material: z.string(),
      }),
    )
    .describe("Packaging with the codes of its materials"),
  customs: z
    .object({ code: z.string().describe("Code of the Harmonized System"), origin: countrySchema })
    .nullable()
    .describe("Customs data; null for goods that need none"),
  documents: z
    .array(
      z.object({
        name: z.string().describe("Kind of document"),
        language: z.string().describe("ISO 639-1 language of the document"),
        file: z.string().describe("Path on the shop's own host"),
      }),
    )
    .describe("Files to download"),
  guarantee: z
    .object({
      years: z.int().describe("Years from the purchase"),
      producer: z.string().describe("Guarantor"),
    })
    .nullable()
    .describe("The producer's own guarantee of durability; null without one"),
  updatesUntil: z.string().nullable().describe("YYYY-MM-DD until which software updates are promised"),
  sparePartsYears: z.int().nullable().describe("Years for which spare parts are available"),
  repair: z.string().nullable().describe("Ways to repair it, as text"),
});
export type ProductInformation = z.infer<typeof productInformationSchema>;
