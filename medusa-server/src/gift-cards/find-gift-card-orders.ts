import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { readIds } from "../read-ids.ts";
import { readRows } from "../read-rows.ts";

/** How far back is looked for what no event told of. */
const lookBackDays = 7;

const paymentRow = z.object({
  payment_collection: z.object({ order: z.object({ id: z.string() }).nullish() }).nullish(),
});

/** The order that a payment is of; none for a payment that has come to nothing. */
export async function findOrderOfPayment(
  container: MedusaContainer,
  paymentId: string,
): Promise<string | undefined> {
  const [payment] = await readRows(container, paymentRow, {
    entity: "payment",
    fields: ["payment_collection.order.id"],
    filters: { id: paymentId },
  });
  return payment?.payment_collection?.order?.id;
}

const orderRow = z.object({ id: z.string() });

/** Orders with gift cards that are not all issued: not paid yet, or paid while the process died that would have. */
export async function findUnissuedOrders(container: MedusaContainer): Promise<string[]> {
  const ids = await readIds(
    container,
    `select u."order_id" as "id" from "purchase" u
     where u."gift_cards" > 0 and u."gift_cards" > (select count(*) from "gift_card" c where c."order_id" = u."order_id")
       and u."order_id" is not null and u."priced" is not null and u."deleted_at" is null`,
    [],
  );
  if (ids.length === 0) return [];
  const orders = await readRows(container, orderRow, {
    entity: "order",
    fields: ["id"],
    filters: { id: ids, canceled_at: null },
  });
  return orders.map(({ id }) => id);
}

/** Lately cancelled orders whose own cards can still be spent, or which have not given back what a card paid for them. */
export async function findUnsettledCanceledOrders(container: MedusaContainer): Promise<string[]> {
  const canceled = await readRows(container, orderRow, {
    entity: "order",
    fields: ["id"],
    filters: { canceled_at: { $gt: new Date(Date.now() - lookBackDays * 86_400_000) } },
  });
  if (canceled.length === 0) return [];
  return readIds(
    container,
    `select u."order_id" as "id" from "purchase" u
     where u."order_id" = any(?::text[]) and u."deleted_at" is null and (
       exists (select 1 from "gift_card" c where c."order_id" = u."order_id" and c."disabled_at" is null)
       or (select sum(m."amount") from "gift_card_movement" m where m."cart_id" = u."cart_id") < 0)`,
    [canceled.map(({ id }) => id)],
  );
}
