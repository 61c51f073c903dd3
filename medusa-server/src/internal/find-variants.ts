import { readEnvironment } from "../environment.ts";
import { toUploadsUrl } from "../modules/files/to-uploads-url.ts";
import { fromUploads, productColumns, variantColumns } from "./catalogue-columns.ts";
import type { VariantsQuery } from "@spolverk/medusa-contract";
import type { ListStatement } from "./send-lists.ts";

/** Variants by id or SKU with their product, which says whether it is sold (docs/decisions/0057). */
export function findVariants({ id, sku }: VariantsQuery): ListStatement {
  const sql = `
    select ${variantColumns}, (
      select to_json(product) from (
        select ${productColumns} from "product" p where p."id" = v."product_id" and p."deleted_at" is null
      ) product
    ) as "product"
    from "product_variant" v cross join ${fromUploads}
    where v.${id === undefined ? `"sku"` : `"id"`} = any(?::text[]) and v."deleted_at" is null`;
  const uploadsUrl = toUploadsUrl(readEnvironment(process.env));
  return { sql, values: [uploadsUrl, id ?? (sku === undefined ? [] : [sku])] };
}
