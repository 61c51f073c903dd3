import type { ProductIdsQuery, ProductsQuery } from "@spolverk/medusa-contract";
import { readEnvironment } from "../../../environment/environment.ts";
import { toUploadsUrl } from "../../uploads/modules/files/to-uploads-url.ts";
import { uploadsUrlTable, isListed, productColumns, variantColumns } from "./catalogue-columns.ts";
import type { ListStatement } from "../../../database/send-lists.ts";

const productsSql = (which: string, variants: string, more = "") => `
  select ${productColumns}, (
    select json_agg(variant order by variant."variant_rank", variant."id") from (
      select ${variantColumns}, v."variant_rank" from "product_variant" v
      where v."product_id" = p."id" and v."deleted_at" is null and ${variants}
    ) variant
  ) as "variants"
  from "product" p cross join ${uploadsUrlTable}
  where ${isListed} and ${which}
  order by p."id" ${more}`;

/** Reads the products that have a variant matching a condition, with only the matching variants. */
const variantsSql = (which: string) =>
  productsSql(
    `p."id" in (select v."product_id" from "product_variant" v where ${which} and v."deleted_at" is null)`,
    which,
  );

/**
 * Reads the products that the shop sells, with their variants, prices, details and stock. Variants come in the admin's
 * order, so that the card of a product in a listing always shows the same variant. Why SQL: every page and every
 * checkout step waits for it, and `query.graph` takes 45 ms of processor time for one variant and 0.7 s for 56 products
 * (docs/decisions/0057).
 */
export function productsStatement(query: ProductsQuery): ListStatement {
  const uploadsUrl = toUploadsUrl(readEnvironment(process.env));
  if ("id" in query) {
    return { sql: productsSql(`p."id" = any(?::text[])`, "true"), values: [uploadsUrl, query.id] };
  }
  if ("after" in query) {
    return {
      sql: productsSql(`p."id" > ?`, "true", "limit ?"),
      values: [uploadsUrl, query.after, query.limit],
    };
  }
  const [which, wanted] =
    "sku" in query ? [`v."sku" = ?`, query.sku] : [`v."id" = any(?::text[])`, query.variant];
  return { sql: variantsSql(which), values: [wanted, uploadsUrl, wanted] };
}

/**
 * Lists the ids of the products that the shop sells; a BFF compares its own products with them. Why SQL: for the
 * reasons of `productsStatement`, and because Medusa's API has no list by cursor.
 */
export const productIdsStatement = ({ after, limit }: ProductIdsQuery): ListStatement => ({
  sql: `select p."id" from "product" p where ${isListed} and p."id" > ? order by p."id" limit ?`,
  values: [after, limit],
});

const categoriesSql = `
  select c."id", c."handle", c."name", c."rank", c."parent_category_id",
    case when d."id" is null then null else jsonb_build_object('names', d."names") end as "category_detail"
  from "product_category" c
  left join "product_product_category_catalogue_category_detail" l
    on l."product_category_id" = c."id" and l."deleted_at" is null
  left join "category_detail" d on d."id" = l."category_detail_id" and d."deleted_at" is null
  where c."is_active" and not c."is_internal" and c."deleted_at" is null
  order by c."id"`;

/**
 * All categories as a flat list with parent ids. Every list of products includes the categories, in the same statement.
 */
export const categoriesStatement: ListStatement = { sql: categoriesSql };
