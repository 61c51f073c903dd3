import { z } from "zod";
import { commonQuerySchema, countrySchema, moneySchema } from "./common.ts";

export const freeShippingQuerySchema = commonQuerySchema.extend({
  /** Code of the site, such as "se". */
  site: z.string().min(1).max(20),
});

/** From what sum of goods a site sends for free to the country that it sells to first [9.37]. */
export const freeShippingSchema = z.object({
  country: countrySchema,
  /** The goods as charged; null where nothing is ever sent for free. */
  freeAbove: moneySchema.nullable(),
});
export type FreeShippingReply = z.infer<typeof freeShippingSchema>;
