import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { expectPresent } from "../expect-present.ts";
import { readBySql } from "../read-by-sql.ts";

const pageRow = z.object({ ids: z.array(z.string()), total: z.coerce.number() });

const productOfLine = `
  from "product_variant" v join "product" p on p."id" = v."product_id"
  where v."id" = line->>'variationId'`;

/** Its texts have the product's names but the English one, which is the product's title. */
const detailOfProduct = `
  from "product_product_catalogue_product_detail" l
  join "product_detail" d on d."id" = l."product_detail_id" and l."product_id" = p."id"
    and l."deleted_at" is null and d."deleted_at" is null`;

const findSql = `
  with found as (
    select o."id", o."created_at" from "purchase" u
    join "order" o on o."id" = u."order_id" and o."deleted_at" is null
    where u."account_id" = ? and u."priced" is not null and u."deleted_at" is null
      and (o."display_id"::text like ? or exists (
        select 1 from jsonb_array_elements(u."priced"->'lines') line
        where line->>'productName' ilike ? or line->>'sku' ilike ? or exists (
          select 1 ${productOfLine} and (p."title" ilike ? or exists (
            select 1 ${detailOfProduct}, jsonb_each(d."texts") t where t."value"->>'name' ilike ?))))))
  select (select count(*) from found) as "total", coalesce(
    (select json_agg(page."id") from (
      select "id" from found order by "created_at" desc, "id" desc limit ? offset ?) page), '[]') as "ids"`;

/**
 * One page of the ids of an account's orders, the newest first, and how many there are. Why SQL: no API of Medusa searches
 * for a part of an order's number, nor pages through one module's rows by another's.
 *
 * @param query part of an order's number, or of a product's name, as it was ordered or in any language now, or of a SKU;
 *   empty for all
 */
export async function findAccountOrders(
  container: MedusaContainer,
  accountId: string,
  { query, page, page_size }: { query: string; page: number; page_size: number },
): Promise<{ ids: string[]; total: number }> {
  const pattern = `%${query.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const [found] = await readBySql(container, pageRow, findSql, [
    accountId,
    pattern,
    pattern,
    pattern,
    pattern,
    pattern,
    page_size,
    (page - 1) * page_size,
  ]);
  return expectPresent(found, "page of orders");
}
