import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../../database/read-by-sql.ts";

const lastRow = z.object({
  variant_id: z.string(),
  amounts: z.record(z.string(), z.unknown()),
  discount_percentage: z.number(),
});

/**
 * Returns the last record of each variant that has a price history: one row each, however long the history.
 */
export function findLastPrices(
  container: MedusaContainer,
  variantIds: readonly string[],
): Promise<z.infer<typeof lastRow>[]> {
  return readBySql(
    container,
    lastRow,
    `select h.* from unnest(?::text[]) "wanted"("id") cross join lateral (
       select r."variant_id", r."amounts", r."discount_percentage" from "price_record" r
       where r."variant_id" = "wanted"."id" and r."deleted_at" is null order by r."since" desc limit 1) h`,
    [[...variantIds]],
  );
}
