import { paymentMethods } from "@spolverk/domain";
import { z } from "zod";
import { countrySchema, currencySchema, languageSchema, slugSchema } from "./primitives.ts";

/** One storefront [3.27], [9.1]. */
const siteSchema = z.strictObject({
  /** com, se, co.uk … development, pre-production. */
  code: z.string().regex(/^[a-z]+([.-][a-z]+)*$/),
  /** First label of the local host name: se.localhost; empty for com, which is localhost itself. */
  subdomain: z.string(),
  name: z.string().min(1),
  /** The address in production, such as spolverk.se. */
  domain: z.string().min(1),
  language: languageSchema,
  /** BCP 47, such as sv-SE; the value of the hreflang attribute, and of x-default for com [2.57]. */
  hreflang: z.string().min(2),
  /** The language's name in the language itself, for the language selector [2.50]. */
  languageTranslated: z.string().min(1),
  currency: currencySchema,
  showWithVat: z.boolean(),
  /** The country whose VAT rate is used to show prices before a delivery country is known. */
  vatCountry: countrySchema,
  /** The delivery country that a new checkout starts with. */
  defaultCountry: countrySchema,
  /** May search engines index it? Never development and pre-production. */
  indexable: z.boolean(),
  target: z.enum(["production", "pre-production", "development"]),
  paymentMethods: z.array(z.enum(paymentMethods)).min(1),
  /** Marks shown in the footer: card schemes and providers [9.5]. */
  paymentMarks: z.array(slugSchema),
  /** Carriers by id, in the order shown [9.6]. */
  carriers: z.array(slugSchema).min(1),
});
export const sitesSchema = z.array(siteSchema).min(1);
export type Site = z.infer<typeof siteSchema>;
