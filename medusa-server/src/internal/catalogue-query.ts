import { z } from "@medusajs/framework/zod";

const list = z
  .string()
  .min(1)
  .transform((ids) => ids.split(","));

/** All published products, or the one of an id or a handle. */
export const productsQuerySchema = z.strictObject({
  id: z.string().optional(),
  handle: z.string().optional(),
});
export type ProductsQuery = z.infer<typeof productsQuerySchema>;

/** Variants by ids (a,b,c) or the one of a SKU. */
export const variantsQuerySchema = z
  .strictObject({ id: list.optional(), sku: z.string().min(1).optional() })
  .refine(({ id, sku }) => (id === undefined) !== (sku === undefined), { error: "give either id or sku" });
export type VariantsQuery = z.infer<typeof variantsQuerySchema>;
