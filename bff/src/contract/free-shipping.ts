import { z } from "zod";
import { countrySchema, moneySchema } from "./common.ts";

/** The goods total from which a site delivers free of charge to its default country [9.37]. */
export const freeShippingSchema = z.object({
  country: countrySchema.describe("The site's default country, ISO 3166-1 alpha-2"),
  freeAbove: moneySchema
    .nullable()
    .describe("Goods total, as charged, from which shipping is free; null where it never is"),
});
export type FreeShippingReply = z.infer<typeof freeShippingSchema>;
