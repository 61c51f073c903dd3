import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../../../database/read-ids.ts";

const deleteSql = `
  with wanted as (select ?::text as "id"),
  collections as (delete from "payment_collection" where "id" in (
    select l."payment_collection_id" from "cart_payment_collection" l join wanted w on w."id" = l."cart_id")),
  payments as (delete from "cart_payment_collection" where "cart_id" in (select "id" from wanted)),
  promotions as (delete from "cart_promotion" where "cart_id" in (select "id" from wanted)),
  credits as (delete from "credit_line" where "cart_id" in (select "id" from wanted)),
  purchases as (delete from "purchase" where "cart_id" in (select "id" from wanted)),
  gone as (delete from "cart" where "id" in (select "id" from wanted)
    returning "shipping_address_id", "billing_address_id")
  delete from "cart_address" where "id" in (
    select unnest(array["shipping_address_id", "billing_address_id"]) from gone) returning "id"`;

/**
 * Deletes a cart without an order and everything that refers to it, including the payment collection, in one statement.
 * SQL, because Medusa's own deletion leaves the addresses, only soft-deletes the links, and cannot delete a cart with
 * credit lines.
 */
export async function deleteCart(container: MedusaContainer, cartId: string): Promise<void> {
  await readIds(container, deleteSql, [cartId]);
}
