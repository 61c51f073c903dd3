import { languages } from "@spolverk/content/languages";
import { currencies } from "@spolverk/domain";
import { z } from "zod";
import { idSchema, textSchema } from "./text.ts";

export const currencySchema = z.enum(currencies);
export const moneySchema = z.record(currencySchema, z.int());
export const minorSchema = z.int().describe("Minor units (öre, cent)");
export const countrySchema = z.string().regex(/^[A-Z]{2}$/);

/** Sent with every call [7.1]. */
export const commonQuerySchema = z.object({
  language: z.enum(languages).default("sv"),
  environment: textSchema(40).optional(),
});

/** For what differs by site. */
export const siteQuerySchema = commonQuerySchema.extend({
  /** Code of the site, such as "se". */
  site: idSchema(20),
});

export const pictureSchema = z.object({
  type: z.enum(["image", "pattern"]),
  thumbnail: z.string(),
  imgixPath: z.string(),
  description: z.string(),
  bgColor: z.string(),
});
