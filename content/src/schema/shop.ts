import { z } from "zod";
import { countrySchema, moneySchema } from "./primitives.ts";

/** What a new shop starts with; a merchandiser changes it later in the admin. */
export const shopSchema = z.strictObject({
  sellerCountry: countrySchema,
  noBackOrder: z.boolean(),
  invoice: z.strictObject({ fee: moneySchema, termsDays: z.int().positive() }),
  /** VAT percent by country; a country that is not listed has 0. */
  vatRates: z.record(countrySchema, z.number().min(0).max(100)),
  warehouse: z.strictObject({
    name: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: countrySchema,
  }),
  support: z.strictObject({ email: z.email(), phone: z.string() }),
  /** Where others than customers with a question write to. */
  contact: z.strictObject({ salesEmail: z.email(), careersEmail: z.email(), pressEmail: z.email() }),
});
export type Shop = z.infer<typeof shopSchema>;
