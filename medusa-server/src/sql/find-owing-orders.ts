import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";

/** After that it is the merchandiser's, who has been asked to look: the payment service has refused it all the time. */
const lookBackDays = 7;

const owingRow = z
  .object({ order_id: z.string(), checkout_id: z.string(), cart_id: z.string(), payment_method: z.string() })
  .transform((row) => ({
    orderId: row.order_id,
    checkoutId: row.checkout_id,
    cartId: row.cart_id,
    provider: row.payment_method,
  }));

/**
 * Lately cancelled orders with a payment that was not given back in full, or that can still be taken, and which are due
 * for a check; without those that a merchandiser has dealt with. Why SQL: Medusa's
 * API cannot compare what was taken with what went back, and the sweeper asks each minute.
 */
export function findOwingOrders(container: MedusaContainer): Promise<z.infer<typeof owingRow>[]> {
  return readBySql(
    container,
    owingRow,
    `select u."order_id", u."checkout_id", u."cart_id", u."payment_method" from "order" o
     join "purchase" u on u."order_id" = o."id" and u."deleted_at" is null
     join "checkout" h on h."id" = u."checkout_id" and (h."check_after" is null or h."check_after" <= now())
     where o."canceled_at" > now() - (? * interval '1 day') and o."deleted_at" is null
       and not exists (
         select 1 from "payment_check" k
         where k."order_id" = o."id" and k."closed_by" is not null and k."deleted_at" is null)
       and exists (
         select 1 from "order_payment_collection" l
         join "payment" p on p."payment_collection_id" = l."payment_collection_id" and p."deleted_at" is null
         cross join lateral (
           select coalesce(sum(c."amount"), 0) as "amount", count(*) as "count" from "capture" c
           where c."payment_id" = p."id" and c."deleted_at" is null) taken
         cross join lateral (
           select coalesce(sum(r."amount"), 0) as "amount" from "refund" r
           where r."payment_id" = p."id" and r."deleted_at" is null) returned
         where l."order_id" = o."id" and l."deleted_at" is null
           and (taken."amount" > returned."amount" or (taken."count" = 0 and p."canceled_at" is null)))`,
    [lookBackDays],
  );
}
