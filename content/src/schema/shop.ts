import { isIban, isOrganizationNumber } from "@spolverk/domain";
import { z } from "zod";
import { countrySchema, moneySchema } from "./primitives.ts";

/** Photo sharing, social network, microblog, professional network [2.34]. */
const socialPlaces = ["instagram", "facebook", "x", "linkedin"] as const;

/** The initial settings of a shop; merchandisers change them in the admin. */
export const shopSchema = z.strictObject({
  sellerCountry: countrySchema,
  noBackOrder: z.boolean(),
  invoice: z.strictObject({
    /** Without VAT. */
    fee: moneySchema,
    termsDays: z.int().positive(),
    /** Maximum sum of the open invoices, with VAT, that a company may have without approval before it has paid one. */
    creditLimit: moneySchema,
  }),
  /** VAT percent by country; unlisted countries have 0. */
  vatRates: z.record(countrySchema, z.number().min(0).max(100)),
  warehouse: z.strictObject({
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: countrySchema,
  }),
  /** The seller on invoices [3.50], in the footer, the mails and the legal pages. */
  seller: z.strictObject({
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: countrySchema,
    organizationNumber: z
      .string()
      .refine((number) => isOrganizationNumber("SE", number), "expected a Swedish number"),
    vatNumber: z.string().regex(/^SE\d{12}$/, "expected a Swedish VAT number"),
    /** The company's legal representative. */
    director: z.string().min(1),
    /** The register that holds its organization number. */
    register: z.string().min(1),
    iban: z.string().refine(isIban, "expected an IBAN with right check digits"),
    bic: z.string().regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/),
  }),
  /** The hosting provider, which the French imprint must name. */
  hosting: z.strictObject({ name: z.string().min(1), address: z.string().min(1), phone: z.string().min(1) }),
  support: z.strictObject({ email: z.email(), phone: z.string() }),
  /** Addresses for enquiries that are not customer service. */
  contact: z.strictObject({ salesEmail: z.email(), careersEmail: z.email(), pressEmail: z.email() }),
  /** The four social networks in the footer [2.34]. */
  social: z
    .array(z.strictObject({ id: z.enum(socialPlaces), name: z.string().min(1), url: z.url() }))
    .length(socialPlaces.length),
});
export type Shop = z.infer<typeof shopSchema>;
