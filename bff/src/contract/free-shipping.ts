import { z } from "zod";
import { countrySchema, moneySchema } from "./common.ts";

/** From what sum of goods a site sends for free to the country that it sells to first [9.37]. */
export const freeShippingSchema = z.object({
  country: countrySchema,
  /** The goods as charged; null where nothing is ever sent for free. */
  freeAbove: moneySchema.nullable(),
});
export type FreeShippingReply = z.infer<typeof freeShippingSchema>;
