import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { hasQueryWords, toQueryWords } from "@spolverk/domain";
import { expectPresent } from "../../../database/expect-present.ts";
import { readBySql } from "../../../database/read-by-sql.ts";

const pageRow = z.object({ ids: z.array(z.string()), total: z.coerce.number() });
const goodsRow = z.object({
  variationId: z.string(),
  productName: z.string(),
  sku: z.string(),
  /** The product's present names; empty when the product no longer exists. */
  names: z.array(z.string()),
});

const ordersOfAccount = `
  from "purchase" u
  join "order" o on o."id" = u."order_id" and o."deleted_at" is null
  where u."account_id" = ? and u."priced" is not null and u."deleted_at" is null`;

/**
 * The goods that an account has ordered, with their products' present names. The product's title is its English name;
 * the texts of its detail have the names in the other languages.
 */
const goodsSql = `
  with ordered as (
    select distinct line->>'variationId' as "variationId", line->>'productName' as "productName", line->>'sku' as "sku"
    from (select u."priced" ${ordersOfAccount}) placed, jsonb_array_elements(placed."priced"->'lines') line)
  select ordered.*, array_remove(array[p."title"] || array(
    select t."value"->>'name'
    from "product_product_catalogue_product_detail" l
    join "product_detail" d on d."id" = l."product_detail_id" and d."deleted_at" is null, jsonb_each(d."texts") t
    where l."product_id" = p."id" and l."deleted_at" is null), null) as "names"
  from ordered
  left join "product_variant" v on v."id" = ordered."variationId"
  left join "product" p on p."id" = v."product_id"`;

const findSql = `
  with found as (
    select o."id", o."created_at" ${ordersOfAccount}
      and (?::boolean
        or (select bool_and(strpos(o."display_id"::text, word) > 0) from jsonb_array_elements_text(?::jsonb) word)
        or exists (select 1 from jsonb_array_elements(u."priced"->'lines') line
          where jsonb_build_array(line->'variationId', line->'productName', line->'sku') in (
            select goods from jsonb_array_elements(?::jsonb) goods))))
  select (select count(*) from found) as "total", coalesce(
    (select json_agg(page."id") from (
      select "id" from found order by "created_at" desc, "id" desc limit ? offset ?) page), '[]') as "ids"`;

/**
 * Returns one page of the ids of an account's orders, the newest first, and their total. Why SQL: no API of Medusa
 * searches for a part of an order's number, or pages through one module's rows by another's.
 *
 * @param query words that are part of an order's number, or of the SKU and name of an ordered product, in the name at
 *   that time or its present names in all languages; empty for all orders
 */
export async function findAccountOrders(
  container: MedusaContainer,
  accountId: string,
  { query, page, pageSize }: { query: string; page: number; pageSize: number },
): Promise<{ ids: string[]; total: number }> {
  const words = toQueryWords(query);
  const goods = words.length === 0 ? [] : await findGoods(container, accountId, words);
  const [found] = await readBySql(container, pageRow, findSql, [
    accountId,
    query.trim() === "",
    JSON.stringify(words),
    JSON.stringify(goods),
    pageSize,
    (page - 1) * pageSize,
  ]);
  return expectPresent(found, "page of orders");
}

/** The ordered goods that match a query: variation id, name and SKU as ordered. */
async function findGoods(
  container: MedusaContainer,
  accountId: string,
  words: readonly string[],
): Promise<[variationId: string, productName: string, sku: string][]> {
  const goods = await readBySql(container, goodsRow, goodsSql, [accountId]);
  return goods
    .filter(({ productName, sku, names }) => hasQueryWords([productName, sku, ...names], words))
    .map(({ variationId, productName, sku }) => [variationId, productName, sku]);
}
