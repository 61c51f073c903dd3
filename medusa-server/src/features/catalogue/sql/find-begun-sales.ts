import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

/**
 * Finds the variants whose sale has begun and is not in their price history yet. Why SQL: Medusa's API cannot compare a
 * row with the last row of another module, and the job runs every few seconds.
 */
export function findBegunSales(container: MedusaContainer, now: Date): Promise<string[]> {
  return readIds(
    container,
    `select v."id" from "variation_detail" d
     join "product_product_variant_catalogue_variation_detail" l
       on l."variation_detail_id" = d."id" and l."deleted_at" is null
     join "product_variant" v on v."id" = l."product_variant_id" and v."deleted_at" is null
     where d."sale_starts_at" <= ? and d."sale_percentage" is not null and d."deleted_at" is null
       and d."sale_percentage" is distinct from (
         select h."discount_percentage" from "price_record" h
         where h."variant_id" = v."id" and h."deleted_at" is null order by h."since" desc limit 1)`,
    [now],
  );
}
