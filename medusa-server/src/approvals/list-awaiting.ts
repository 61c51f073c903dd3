import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";

const awaitingRow = z.object({
  order_id: z.string(),
  display_id: z.coerce.number(),
  email: z.string(),
  company: z.string(),
  organization_key: z.string().nullable(),
  currency_code: z.string(),
  /** Decimal major units. */
  to_pay: z.coerce.number(),
  created_at: z.coerce.date(),
  decide_by: z.coerce.date(),
  /** Of all that await approval. */
  count: z.coerce.number(),
});
export type AwaitingOrder = Omit<z.infer<typeof awaitingRow>, "count">;

/** One page of the orders that await approval, the most urgent first, and how many there are. */
export async function listAwaiting(
  container: MedusaContainer,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ count: number; orders: AwaitingOrder[] }> {
  const rows = await readBySql(
    container,
    awaitingRow,
    `select o."id" as "order_id", o."display_id", coalesce(o."email", '') as "email",
       coalesce(a."company", '') as "company", k."organization_key", o."currency_code",
       (select coalesce(sum(p."amount"), 0) from "order_payment_collection" l
        join "payment_collection" p on p."id" = l."payment_collection_id" and p."deleted_at" is null
        where l."order_id" = o."id" and l."deleted_at" is null) as "to_pay",
       o."created_at", k."decide_by", count(*) over () as "count"
     from "invoice_approval" k
     join "order" o on o."id" = k."order_id" and o."canceled_at" is null and o."deleted_at" is null
     left join "order_address" a on a."id" = o."billing_address_id"
     where k."state" = 'awaiting' and k."deleted_at" is null
     order by k."decide_by", o."id" limit ? offset ?`,
    [limit, offset],
  );
  return { count: rows[0]?.count ?? 0, orders: rows.map(({ count: _count, ...order }) => order) };
}
