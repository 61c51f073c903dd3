import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../read-ids.ts";

/** How far back is looked for what no event told of. */
const lookBackDays = 7;
/** Events are given that long. */
const eventsWithinMinutes = 1;

/**
 * Lately placed, refunded or cancelled orders of members whose points, or whose referral, may not have followed: the
 * process died that would have. Some of them earn nothing, and are found again. Why SQL: Medusa's API cannot compare when
 * an order was changed with what has no row of ours, and the job asks each minute.
 */
export function findUnsettledOrders(container: MedusaContainer): Promise<string[]> {
  return readIds(
    container,
    `with lately as (
       select "id" from "order" where "created_at" > now() - (? * interval '1 day')
         or "canceled_at" > now() - (? * interval '1 day')
       union
       select l."order_id" from "refund" r
       join "payment" p on p."id" = r."payment_id" and p."deleted_at" is null
       join "order_payment_collection" l
         on l."payment_collection_id" = p."payment_collection_id" and l."deleted_at" is null
       where r."created_at" > now() - (? * interval '1 day') and r."deleted_at" is null
       union
       select u."order_id" from "gift_card_movement" g join "purchase" u on u."cart_id" = g."cart_id"
       where g."kind" = 'given_back' and g."created_at" > now() - (? * interval '1 day'))
     select u."order_id" as "id" from lately
     join "purchase" u on u."order_id" = lately."id" and u."priced" is not null
     join "club_membership" m on m."account_id" = u."account_id"
     join "order" o on o."id" = u."order_id" and o."deleted_at" is null
     cross join lateral (
       select greatest(o."canceled_at",
         (select max(r."created_at") from "order_payment_collection" l
          join "payment" p on p."payment_collection_id" = l."payment_collection_id" and p."deleted_at" is null
          join "refund" r on r."payment_id" = p."id" and r."deleted_at" is null
          where l."order_id" = o."id" and l."deleted_at" is null),
         (select max(g."created_at") from "gift_card_movement" g
          where g."cart_id" = u."cart_id" and g."kind" = 'given_back')) as "at") changed
     cross join lateral (
       select max(e."created_at") as "at" from "ledger_entry" e
       where e."account_id" = m."account_id" and e."order_id" in (o."id", u."cart_id")) settled
     where o."created_at" < now() - (? * interval '1 minute')
       and ((changed."at" < now() - (? * interval '1 minute') and changed."at" > settled."at")
         or (o."canceled_at" is null and o."created_at" >= m."joined_at" and u."priced"->>'currency' = m."currency"
           and u."priced"->'lines' @> '[{"isFilament": true}]'
           and (not exists (select 1 from "ledger_entry" d where d."account_id" = m."account_id"
                  and d."idempotency_key" = 'reward:' || o."id")
             or exists (select 1 from "referral" w where w."friend_account_id" = m."account_id"
                  and w."state" = 'waiting' and w."deleted_at" is null))))`,
    [lookBackDays, lookBackDays, lookBackDays, lookBackDays, eventsWithinMinutes, eventsWithinMinutes],
  );
}
