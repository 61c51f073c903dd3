import { isEuCountry } from "@spolverk/domain";
import { z } from "zod";
import { countrySchema } from "./primitives.ts";

const contactSchema = z.strictObject({
  name: z.string().min(2),
  address: z.string().min(3),
  postalCode: z.string().min(2),
  city: z.string().min(2),
  country: countrySchema,
  email: z.email(),
});
export type ManufacturerContact = z.infer<typeof contactSchema>;

/** A maker with the address that a shop has to show (regulation (EU) 2023/988, article 19). */
const manufacturerSchema = z
  .strictObject({
    /** The brand that products name. */
    brand: z.string().min(1),
    ...contactSchema.shape,
    /** The responsible person in the EU of a maker outside it. */
    responsible: contactSchema.nullable().default(null),
  })
  .refine(({ country, responsible }) => isEuCountry(country) || responsible !== null, {
    path: ["responsible"],
    message: "expected a responsible person for a maker outside the EU",
  })
  .refine(({ responsible }) => responsible === null || isEuCountry(responsible.country), {
    path: ["responsible", "country"],
    message: "expected a country of the EU",
  });
export const manufacturersSchema = z.array(manufacturerSchema).min(1);
export type Manufacturer = z.infer<typeof manufacturerSchema>;
