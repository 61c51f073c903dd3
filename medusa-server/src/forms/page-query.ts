import { z } from "@medusajs/framework/zod";

/** Pagination of a list in the admin. */
export const pageQuerySchema = z.strictObject({
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;
