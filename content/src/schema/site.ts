import { paymentMethods } from "@spolverk/domain";
import { z } from "zod";
import { languages } from "../languages.ts";
import { legalPageNames } from "../legal-page-names.ts";
import { guaranteeLanguages } from "./guarantee-notice.ts";
import { countrySchema, currencySchema, languageSchema, slugSchema } from "./primitives.ts";

/** Pages that cart, checkout and forms link to on every site. */
const linkedPages = ["terms", "withdrawal", "shipping", "privacy"] as const;

/** The notice on the legal guarantee of goods. */
const guaranteeSchema = z.strictObject({
  /** Languages of the notice on the legal guarantee (regulation (EU) 2025/1960); none outside the EU. */
  guaranteeNotice: z.array(z.enum(guaranteeLanguages)),
  /** Years of the legal guarantee in the site's country, as the notice states them; null without a notice. */
  guaranteeYears: z.int().min(2).nullable(),
});

/** Requirements of the law of a site's country, and choices of its operator; docs/legal.md explains them. */
const legalSchema = guaranteeSchema.extend({
  /** The folder of content/legal/ with its pages, by language. */
  folders: z.partialRecord(languageSchema, slugSchema),
  /** The required pages. */
  pages: z
    .array(z.enum(legalPageNames))
    .refine((pages) => linkedPages.every((page) => pages.includes(page)), {
      message: `expected ${linkedPages.join(", ")} among them: the shop links them on every site`,
    }),
  /** "Withdraw from contract" in footer, mails and order pages (directive 2011/83/EU, article 11a). */
  withdrawalFunction: z.boolean(),
  /** Further languages in which product warnings are required. */
  warningLanguages: z.array(z.enum([...languages, "fi"])),
  /** "plus shipping", linked, beside every price (Germany: PAngV § 6). */
  shippingBesidePrice: z.boolean(),
  /**
   * Counts "-N%" and the struck-out price from the lowest price of the 30 days before (C-330/23), not from the list
   * price [9.13].
   */
  reductionFromLow: z.boolean(),
  /** Counts cart, checkout, purchase and the privacy link as consent to cookies [4.21], [4.23]. */
  impliedConsent: z.boolean(),
  /** Days after which the cookie banner appears again. */
  consentDays: z.int().positive(),
  /** Registers of packaging, electrical goods and the like, with the shop's number. */
  registrations: z.array(z.strictObject({ register: z.string().min(1), number: z.string().min(1) })),
});

/** One storefront [3.27], [9.1]. */
const siteSchema = z.strictObject({
  /** com, se, co.uk … development, pre-production. */
  code: z.string().regex(/^[a-z]+([.-][a-z]+)*$/),
  /** First label of the local host name: se.localhost; empty for com, which is localhost itself. */
  subdomain: z.string(),
  name: z.string().min(1),
  /** Production host, such as spolverk.se. */
  domain: z.string().min(1),
  language: languageSchema,
  /** BCP 47, such as sv-SE; the value of the hreflang attribute, and of x-default for com [2.57]. */
  hreflang: z.string().min(2),
  /** The language's name in the language itself, for the language selector [2.50]. */
  languageTranslated: z.string().min(1),
  currency: currencySchema,
  showWithVat: z.boolean(),
  /** Country whose VAT rate prices use before the delivery country is known. */
  vatCountry: countrySchema,
  /** Default delivery country of a checkout. */
  defaultCountry: countrySchema,
  /** Overrides for a language that has a host but no site of its own: Norwegian on com. */
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
  /** Whether search engines may index it; never development and pre-production. */
  indexable: z.boolean(),
  target: z.enum(["production", "pre-production", "development"]),
  paymentMethods: z.array(z.enum(paymentMethods)).min(1),
  /** Logos in the footer: card schemes and providers [9.5]. */
  paymentMarks: z.array(slugSchema),
  /** Carriers by id, in the order shown [9.6]. */
  carriers: z.array(slugSchema).min(1),
  legal: legalSchema,
});
export const sitesSchema = z.array(siteSchema).min(1);
export type Site = z.infer<typeof siteSchema>;
