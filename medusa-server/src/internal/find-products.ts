import { readEnvironment } from "../environment.ts";
import { toUploadsUrl } from "../modules/files/to-uploads-url.ts";
import { fromUploads, isListed, productColumns, variantColumns } from "./catalogue-columns.ts";
import type { ProductsQuery } from "@spolverk/medusa-contract";
import type { ListStatement } from "./send-lists.ts";

/**
 * The products that the shop sells, with their variants, prices, details and stock. Variants come by the rank that the admin
 * keeps, so that a card shows the same one tomorrow.
 */
export function findProducts(query: ProductsQuery): ListStatement {
  const sql = `
    select ${productColumns}, (
      select json_agg(variant order by variant."variant_rank", variant."id") from (
        select ${variantColumns}, v."variant_rank" from "product_variant" v
        where v."product_id" = p."id" and v."deleted_at" is null
      ) variant
    ) as "variants"
    from "product" p cross join ${fromUploads}
    where ${isListed} and ${"id" in query ? `p."id" = any(?::text[])` : `p."id" > ?`}
    order by p."id" ${"id" in query ? "" : "limit ?"}`;
  const uploadsUrl = toUploadsUrl(readEnvironment(process.env));
  return { sql, values: [uploadsUrl, ...("id" in query ? [query.id] : [query.after, query.limit])] };
}
