import { z } from "@medusajs/framework/zod";
import { languages } from "@spolverk/content/languages";
import { formLine, formText } from "../admin-api/form-text.ts";

const translationSchema = z.strictObject({
  name: formLine(120),
  description: formText(4000),
  /** The shop shows three [9.18]. */
  bullets: z.array(formLine(90)).max(3, "takes three at most"),
});

/** What a merchandiser says of a product beyond Medusa's own form. */
export const productDetailBodySchema = z.strictObject({
  type: z.enum(["filament", "printer", "adhesive", "nozzle", "accessory", "giftCard"]),
  manufacturer: formLine(80),
  discontinued: z.boolean(),
  restricted: z.boolean(),
  /** English is the product's own title and description. */
  texts: z.record(z.enum(languages), translationSchema),
});
export type ProductDetailBody = z.infer<typeof productDetailBodySchema>;
