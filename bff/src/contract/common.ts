import { languages } from "@spolverk/content/languages";
import { currencies } from "@spolverk/domain";
import { z } from "zod";
import { idSchema, textSchema } from "./text.ts";

export const currencySchema = z.enum(currencies).describe("ISO 4217");
export const moneySchema = z
  .record(currencySchema, z.int())
  .describe("An amount in each currency, in minor units (öre, cent)");
export const minorSchema = z.int().describe("Minor units (öre, cent)");
export const countrySchema = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .describe("ISO 3166-1 alpha-2");

/** Sent with every call [7.1]. */
export const commonQuerySchema = z.object({
  language: z
    .enum(languages)
    .default("sv")
    .describe("Language of the reply's texts; a text without a translation is in English"),
  environment: textSchema(40)
    .optional()
    .describe("Accepted with every call, without effect: an installation serves one environment"),
  accountId: idSchema()
    .optional()
    .describe("The account that the signed-in user acts for; only used by checkout calls"),
});

/** For calls whose reply depends on the site. */
export const siteQuerySchema = commonQuerySchema.extend({
  site: idSchema(20).describe("Code of the site, such as se or co.uk"),
});

export const pictureSchema = z.object({
  type: z.enum(["image", "pattern"]).describe("pattern: a color sample, to be shown as a swatch"),
  thumbnail: z.string().describe("URL of a small rendering, on the shop's own host unless it is absolute"),
  imgixPath: z
    .string()
    .describe("Path of the picture for the image service, or for the shop's own host without one"),
  description: z.string().describe("Alternative text"),
  bgColor: z.string().describe("CSS color shown behind it until it is loaded"),
});
