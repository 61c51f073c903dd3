import { z } from "@medusajs/framework/zod";

const list = z
  .string()
  .min(1)
  .transform((ids) => ids.split(","));

/** The products of ids (a,b,c), or so many of all of them that come after an id. */
export const productsQuerySchema = z.union([
  z.strictObject({ id: list }),
  z.strictObject({ after: z.string().default(""), limit: z.coerce.number().int().min(1).max(1000) }),
]);
export type ProductsQuery = z.infer<typeof productsQuerySchema>;

/** What was changed after a number of the change log; the last number alone without. */
export const changesQuerySchema = z.strictObject({ after: z.coerce.number().int().nonnegative().optional() });
export type ChangesQuery = z.infer<typeof changesQuerySchema>;

/** Variants by ids (a,b,c) or the one of a SKU. */
export const variantsQuerySchema = z
  .strictObject({ id: list.optional(), sku: z.string().min(1).optional() })
  .refine(({ id, sku }) => (id === undefined) !== (sku === undefined), { error: "give either id or sku" });
export type VariantsQuery = z.infer<typeof variantsQuerySchema>;
