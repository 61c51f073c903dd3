import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readBySql } from "../read-by-sql.ts";
import { readIds } from "../read-ids.ts";

/** How far back is looked for what no event told of. */
const lookBackDays = 7;
/** Events are given that long. */
const eventsWithinMinutes = 1;

const refundRow = z.object({ id: z.string(), amount: z.coerce.number() });

/**
 * What was paid back of an order since it was made and has no credit note, the oldest first; amounts in decimal major
 * units. Why SQL: Medusa's API cannot ask for what has no row of ours.
 */
export function findUncreditedRefunds(
  container: MedusaContainer,
  orderId: string,
): Promise<z.infer<typeof refundRow>[]> {
  return readBySql(
    container,
    refundRow,
    `select r."id", r."amount" from "order_payment_collection" l
     join "payment" p on p."payment_collection_id" = l."payment_collection_id" and p."deleted_at" is null
     join "order" o on o."id" = l."order_id"
     join "refund" r on r."payment_id" = p."id" and r."created_at" >= o."created_at" and r."deleted_at" is null
     where o."id" = ? and l."deleted_at" is null
       and not exists (select 1 from "credit_note" n where n."source_id" = r."id" and n."deleted_at" is null)
     order by r."created_at", r."id"`,
    [orderId],
  );
}

/**
 * Lately refunded orders, and lately cancelled ones that were invoiced, of which something is still to credit: the
 * process died that would have. Why SQL: Medusa's API cannot ask for what has no row of ours, and the job asks each minute.
 */
export function findUncreditedOrders(container: MedusaContainer): Promise<string[]> {
  return readIds(
    container,
    `with refunded as (
       select l."order_id", r."created_at" from "refund" r
       join "payment" p on p."id" = r."payment_id"
       join "order_payment_collection" l
         on l."payment_collection_id" = p."payment_collection_id" and l."deleted_at" is null
       where r."deleted_at" is null
         and r."created_at" > now() - (? * interval '1 day') and r."created_at" < now() - (? * interval '1 minute')
         and not exists (select 1 from "credit_note" n where n."source_id" = r."id" and n."deleted_at" is null)),
     changed as (
       select o."id" from refunded join "order" o on o."id" = refunded."order_id"
       where refunded."created_at" >= o."created_at"
       union
       select o."id" from "order" o
       join "invoice" i on i."order_id" = o."id" and i."deleted_at" is null
       where o."canceled_at" > now() - (? * interval '1 day') and o."canceled_at" < now() - (? * interval '1 minute'))
     select o."id" from changed
     join "order" o on o."id" = changed."id" and o."deleted_at" is null
     join "purchase" u on u."order_id" = o."id"
     where u."priced" is not null and u."deleted_at" is null
       and (u."priced"->'totals'->>'total')::int > (select coalesce(sum(n."amount_minor"), 0)
         from "credit_note" n where n."order_id" = o."id" and n."deleted_at" is null)`,
    [lookBackDays, eventsWithinMinutes, lookBackDays, eventsWithinMinutes],
  );
}
