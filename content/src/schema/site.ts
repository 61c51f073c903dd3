import { paymentMethods } from "@spolverk/domain";
import { z } from "zod";
import { languages } from "../languages.ts";
import { legalPageNames } from "../legal-page-names.ts";
import { guaranteeLanguages } from "./guarantee-notice.ts";
import { countrySchema, currencySchema, languageSchema, slugSchema } from "./primitives.ts";

/** Pages that the cart, the checkout and the forms lead to, whatever the site. */
const linkedPages = ["terms", "withdrawal", "shipping", "privacy"] as const;

/** The notice on the legal guarantee of goods. */
const guaranteeSchema = z.strictObject({
  /** Languages of the notice on the legal guarantee (regulation (EU) 2025/1960); none outside the EU. */
  guaranteeNotice: z.array(z.enum(guaranteeLanguages)),
  /** Years of the legal guarantee in the site's country, as the notice tells them; null where there is no notice. */
  guaranteeYears: z.int().min(2).nullable(),
});

/** What the law of a site's country asks of it, and what its operator has chosen; docs/legal.md tells the rules. */
const legalSchema = guaranteeSchema.extend({
  /** The folder of content/legal/ with its pages, by the language that the site is read in. */
  folders: z.partialRecord(languageSchema, slugSchema),
  /** The pages that it must have. */
  pages: z
    .array(z.enum(legalPageNames))
    .refine((pages) => linkedPages.every((page) => pages.includes(page)), {
      message: `expected ${linkedPages.join(", ")} among them: the shop links them on every site`,
    }),
  /** "Withdraw from contract" in footer, mails and order pages (directive 2011/83/EU, article 11a). */
  withdrawalFunction: z.boolean(),
  /** Languages beside the site's own that warnings of a product have to be read in. */
  warningLanguages: z.array(z.enum([...languages, "fi"])),
  /** "plus shipping", linked, with every price (Germany: PAngV § 6). */
  shippingBesidePrice: z.boolean(),
  /** "-N%" and the struck price are counted from the lowest price of the 30 days before (C-330/23), not from the list price [9.13]. */
  reductionFromLow: z.boolean(),
  /** Cart, checkout, purchase and the privacy link count as consent to cookies [4.21], [4.23]. */
  impliedConsent: z.boolean(),
  /** Days after which the cookie question is asked again. */
  consentDays: z.int().positive(),
  /** Registers of packaging, electrical goods and the like, with the number there. */
  registrations: z.array(z.strictObject({ register: z.string().min(1), number: z.string().min(1) })),
});

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
  /** What is else for who reads it in a language that has a host but no site of its own: Norwegian on com. */
  byLanguage: z
    .partialRecord(
      languageSchema,
      z.strictObject({
        subdomain: z.string().min(1),
        hreflang: z.string().min(2),
        languageTranslated: z.string().min(1),
        currency: currencySchema,
        showWithVat: z.boolean(),
        vatCountry: countrySchema,
        defaultCountry: countrySchema,
        legal: guaranteeSchema,
      }),
    )
    .default({}),
  /** May search engines index it? Never development and pre-production. */
  indexable: z.boolean(),
  target: z.enum(["production", "pre-production", "development"]),
  paymentMethods: z.array(z.enum(paymentMethods)).min(1),
  /** Marks shown in the footer: card schemes and providers [9.5]. */
  paymentMarks: z.array(slugSchema),
  /** Carriers by id, in the order shown [9.6]. */
  carriers: z.array(slugSchema).min(1),
  legal: legalSchema,
});
export const sitesSchema = z.array(siteSchema).min(1);
export type Site = z.infer<typeof siteSchema>;
