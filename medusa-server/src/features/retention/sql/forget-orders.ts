import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

const blankAddress = ["first_name", "last_name", "company", "address_1", "address_2", "city"]
  .concat(["postal_code", "province", "phone", "metadata"])
  .map((column) => `"${column}" = null`)
  .join(", ");

const forgetSql = `
  with old as (
    select "id", "shipping_address_id", "billing_address_id" from "order"
    where "created_at" < ? and ("email" is not null or "customer_id" is not null) and not exists (
      select 1 from "invoice" i join "take_back" t on t."id" = i."take_back_id"
      where t."order_id" = "order"."id" and i."created_at" >= ?)
      and not exists (
        select 1 from "credit_note" n where n."order_id" = "order"."id" and n."created_at" >= ?)
      and not exists (
        select 1 from "invoice" i where i."order_id" = "order"."id" and i."created_at" >= ?)
    order by "id" limit ?),
  collections as (
    select l."payment_collection_id" as "id" from "order_payment_collection" l join old on old."id" = l."order_id"),
  addresses as (update "order_address" set ${blankAddress} where "id" in (
    select unnest(array["shipping_address_id", "billing_address_id"]) from old)),
  deliveries as (update "fulfillment_address" set ${blankAddress} where "id" in (
    select f."delivery_address_id" from "fulfillment" f
    join "order_fulfillment" m on m."fulfillment_id" = f."id" join old on old."id" = m."order_id")),
  payments as (update "payment" set "data" = '{}'
    where "payment_collection_id" in (select "id" from collections)),
  sessions as (update "payment_session" set "data" = '{}', "context" = null
    where "payment_collection_id" in (select "id" from collections)),
  purchases as (update "purchase" set "priced" = null, "account_id" = null, "customer_id" = null, "email" = null, "invoice_email" = null
    where "order_id" in (select "id" from old)),
  take_backs as (update "take_back" set "email" = null, "tracking_number" = null, "reason" = null
    where "order_id" in (select "id" from old) returning "id"),
  withdrawals as (update "withdrawal" set "fingerprint" = null, "name" = null, "email" = null, "goods" = null,
    "typed_order_number" = null, "reason" = null where "order_id" in (select "id" from old)),
  notes as (delete from "take_back_note" where "take_back_id" in (select "id" from take_backs))
  update "order" set "email" = null, "customer_id" = null where "id" in (select "id" from old) returning "id"`;

/**
 * Anonymizes orders placed before an instant, each with its addresses, its provider's payment data, its purchase, its
 * withdrawals, and its take-backs, which can no longer be opened. Skips an order whose invoice, credit note or
 * take-back's invoice was issued at that instant or later: these documents are rendered from the order, and have their
 * own retention period. The order itself stays for bookkeeping. SQL, because Medusa's API can blank neither an order's
 * addresses nor its payment data without asking the provider.
 *
 * @param limit maximum number of orders
 * @returns the number of orders; none is left when it is below the limit
 */
export async function forgetOrders(container: MedusaContainer, before: Date, limit: number): Promise<number> {
  return (await readIds(container, forgetSql, [before, before, before, before, limit])).length;
}
