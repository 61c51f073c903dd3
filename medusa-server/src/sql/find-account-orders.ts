import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { expectPresent } from "../expect-present.ts";
import { readBySql } from "../read-by-sql.ts";

const pageRow = z.object({ ids: z.array(z.string()), total: z.coerce.number() });

const findSql = `
  with found as (
    select o."id", o."created_at" from "purchase" u
    join "order" o on o."id" = u."order_id" and o."deleted_at" is null
    where u."account_id" = ? and u."priced" is not null and u."deleted_at" is null
      and (o."display_id"::text like ? or exists (
        select 1 from jsonb_array_elements(u."priced"->'lines') line
        where line->>'productName' ilike ? or line->>'sku' ilike ?)))
  select (select count(*) from found) as "total", coalesce(
    (select json_agg(page."id") from (
      select "id" from found order by "created_at" desc, "id" desc limit ? offset ?) page), '[]') as "ids"`;

/**
 * One page of the ids of an account's orders, the newest first, and how many there are. Why SQL: no API of Medusa searches
 * for a part of an order's number, nor pages through one module's rows by another's.
 *
 * @param query part of an order's number, or of a product's name or SKU; empty for all
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
    page_size,
    (page - 1) * page_size,
  ]);
  return expectPresent(found, "page of orders");
}
