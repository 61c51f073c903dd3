import type { MedusaContainer } from "@medusajs/framework/types";
import { readIds } from "../read-ids.ts";

/** How far back is looked for what no event told of. */
const lookBackDays = 7;

// An order whose process died before it was linked belongs to no checkout yet, and may be made again.
const orderOfPayment = `join "order_payment_collection" l on l."payment_collection_id" = p."payment_collection_id"
    and l."deleted_at" is null
  join "order" o on o."id" = l."order_id" and o."deleted_at" is null
  join "purchase" u on u."order_id" = o."id" and u."gift_cards" > 0 and u."deleted_at" is null`;

/** The order with gift cards that a payment is of; none for a payment that has come to nothing. */
export function findGiftCardOrdersOfPayment(
  container: MedusaContainer,
  paymentId: string,
): Promise<string[]> {
  return readIds(container, `select distinct o."id" from "payment" p ${orderOfPayment} where p."id" = ?`, [
    paymentId,
  ]);
}

/** Orders with gift cards that have been paid and not issued, because the process died that would have. */
export function findUnissuedOrders(container: MedusaContainer): Promise<string[]> {
  return readIds(
    container,
    `select distinct o."id" from "payment" p ${orderOfPayment}
     where p."captured_at" > now() - ? * interval '1 day' and o."canceled_at" is null
       and u."gift_cards" > (select count(*) from "gift_card" c where c."order_id" = o."id")`,
    [lookBackDays],
  );
}

/** Cancelled orders whose own cards can still be spent, or which have not given back what a card paid for them. */
export function findUnsettledCanceledOrders(container: MedusaContainer): Promise<string[]> {
  return readIds(
    container,
    `select o."id" from "order" o
     where o."canceled_at" > now() - ? * interval '1 day' and o."deleted_at" is null and (
       exists (select 1 from "gift_card" c where c."order_id" = o."id" and c."disabled_at" is null)
       or (select sum(m."amount") from "order_cart" l join "gift_card_movement" m on m."cart_id" = l."cart_id"
           where l."order_id" = o."id") < 0)`,
    [lookBackDays],
  );
}

/** The cart that an order was made of. */
export function findCartsOfOrder(container: MedusaContainer, orderId: string): Promise<string[]> {
  return readIds(
    container,
    `select "cart_id" as "id" from "order_cart" where "order_id" = ? and "deleted_at" is null`,
    [orderId],
  );
}
