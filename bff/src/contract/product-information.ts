import { z } from "zod";
import { countrySchema } from "./common.ts";

const contactSchema = z.object({
  name: z.string(),
  address: z.string().describe("Street and number"),
  postalCode: z.string().describe("As its country writes it"),
  city: z.string(),
  country: countrySchema,
  email: z.string(),
});

const statementSchema = z.object({
  code: z.string().describe("Of regulation (EC) No 1272/2008, such as H319"),
  text: z.string(),
});

const warningsSchema = z.object({
  language: z.string().describe("ISO 639-1, of these texts"),
  signalWord: z.string().nullable().describe("Of a hazardous mixture; null for everything else"),
  statements: z.array(statementSchema).describe("Hazard statements, then precautionary ones"),
  texts: z.array(z.string()).describe("Warnings in words"),
});

/** What the law asks to be said of a product beside its specifications, in words; docs/legal.md. */
export const productInformationSchema = z.object({
  maker: contactSchema
    .extend({ responsible: contactSchema.nullable().describe("In the EU, for a maker outside it") })
    .nullable()
    .describe("Who made it; null for a maker whose address is not known"),
  warnings: z.array(warningsSchema).describe("In the request's language, then in others that the site needs"),
  substances: z
    .array(
      z.object({
        name: z.string(),
        cas: z.string().describe("CAS registry number"),
        part: z.string().describe("What contains more than 0.1 % of it"),
      }),
    )
    .describe("Substances of very high concern (REACH, article 33)"),
  recycled: z
    .object({
      percent: z.number().describe("By weight"),
      source: z.string().describe("Where the material comes from, in words"),
      part: z.string().describe("What the share is counted of, in words"),
    })
    .nullable()
    .describe("Recycled content; null without"),
  disposal: z
    .object({ kind: z.enum(["electrical", "hazardous"]), text: z.string() })
    .nullable()
    .describe("How it is disposed of when that is special"),
  packaging: z
    .array(
      z.object({
        part: z.string().describe("Box, spool …, in words"),
        code: z.string().describe("Code by 97/129/EC, such as PAP 20"),
        material: z.string(),
      }),
    )
    .describe("What it comes in, with the code of its material"),
  customs: z
    .object({ code: z.string().describe("Of the Harmonized System"), origin: countrySchema })
    .nullable()
    .describe("For customs; null for what needs none"),
  documents: z
    .array(
      z.object({
        name: z.string().describe("What kind of document"),
        language: z.string().describe("ISO 639-1, of the document"),
        file: z.string().describe("Path on the shop's own host"),
      }),
    )
    .describe("Files to download"),
  guarantee: z
    .object({ years: z.int().describe("From the purchase"), producer: z.string().describe("Who gives it") })
    .nullable()
    .describe("The producer's own guarantee of durability; null without"),
  updatesUntil: z.string().nullable().describe("YYYY-MM-DD of the last software update that is promised"),
  sparePartsYears: z.int().nullable().describe("Years for which spare parts are sold"),
  repair: z.string().nullable().describe("How it can be repaired, in words"),
});
export type ProductInformation = z.infer<typeof productInformationSchema>;
