import { z } from "zod";
import { countrySchema, moneySchema } from "./common.ts";

/** From what sum of goods a site sends for free to the country that it sells to first [9.37]. */
export const freeShippingSchema = z.object({
  country: countrySchema.describe("That the site sells to first, ISO 3166-1 alpha-2"),
  freeAbove: moneySchema
    .nullable()
    .describe("Goods total, as charged, from which shipping is free; null where it never is"),
});
export type FreeShippingReply = z.infer<typeof freeShippingSchema>;
