import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { soldDetailRow } from "../is-orderable.ts";
import { readBySql } from "../../../database/read-by-sql.ts";

const factsRow = soldDetailRow.extend({
  id: z.string(),
  allow_backorder: z.boolean(),
  product_discontinued: z.boolean(),
});

/** Variants by their ids or their product's id, or a page of all variants after an id. */
export type WantedVariants =
  | { variantId: readonly string[] }
  | { productId: string }
  | { after: string; limit: number };

const factsSql = (which: string, more = "") => `
  select v."id", v."allow_backorder", d."back_order", d."discontinued", d."sale_percentage", d."restock_on",
    coalesce(p."discontinued", false) as "product_discontinued"
  from "product_variant" v
  join "product_product_variant_catalogue_variation_detail" l
    on l."product_variant_id" = v."id" and l."deleted_at" is null
  join "variation_detail" d on d."id" = l."variation_detail_id" and d."deleted_at" is null
  left join "product_product_catalogue_product_detail" q on q."product_id" = v."product_id" and q."deleted_at" is null
  left join "product_detail" p on p."id" = q."product_detail_id" and p."deleted_at" is null
  where v."deleted_at" is null and ${which} order by v."id" ${more}`;

/**
 * Reads the facts that decide whether variants may be backordered, and Medusa's present setting; leaves out variants
 * without details. Why SQL: a change of the shop's settings needs them for every variant, and Medusa's graph takes four
 * minutes for 20,000.
 */
export function findBackOrderFacts(
  container: MedusaContainer,
  wanted: WantedVariants,
): Promise<z.infer<typeof factsRow>[]> {
  const read = (sql: string, values: readonly Knex.RawBinding[]) =>
    readBySql(container, factsRow, sql, values);
  if ("variantId" in wanted) return read(factsSql(`v."id" = any(?::text[])`), [[...wanted.variantId]]);
  if ("productId" in wanted) return read(factsSql(`v."product_id" = ?`), [wanted.productId]);
  return read(factsSql(`v."id" > ?`, "limit ?"), [wanted.after, wanted.limit]);
}
