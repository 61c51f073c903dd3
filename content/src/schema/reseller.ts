import { z } from "zod";
import { countrySchema, slugSchema } from "./primitives.ts";

/** A shop that sells Spolverk's filament [2.11], [3.8]. */
const resellerSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(2),
  country: countrySchema,
  city: z.string().min(2),
  url: z.url({ protocol: /^https$/ }),
});
export const resellersSchema = z.array(resellerSchema).min(1);
export type Reseller = z.infer<typeof resellerSchema>;
