import type { Container } from "../../../platform/container.ts";
import { readIds } from "../../../database/read-ids.ts";
import type { JournalKind } from "../modules/journal/event-kinds.ts";

const ofPayment = `select l."order_id" as "id" from "payment" p
  join "order_payment_collection" l on l."payment_collection_id" = p."payment_collection_id" and l."deleted_at" is null`;

/** Statements that find the order of an event's subject. */
const statements = {
  order_placed: `select "order_id" as "id" from "purchase" where "id" = ? and "order_id" is not null`,
  order_approved: `select "order_id" as "id" from "invoice_approval" where "id" = ?`,
  order_cancelled: `select "id" from "order" where "id" = ?`,
  payment_captured: `${ofPayment} where p."id" = ?`,
  payment_refunded: `${ofPayment} join "refund" r on r."payment_id" = p."id" and r."deleted_at" is null where r."id" = ?`,
  order_shipped: `select "order_id" as "id" from "order_fulfillment" where "fulfillment_id" = ? and "deleted_at" is null`,
  invoice_issued: `select "order_id" as "id" from "invoice" where "id" = ? and "order_id" is not null`,
  gift_card_issued: `select "order_id" as "id" from "gift_card" where "id" = ?`,
  gift_card_given_back: `select u."order_id" as "id" from "gift_card_movement" g
    join "purchase" u on u."cart_id" = g."cart_id" where g."id" = ? and u."order_id" is not null`,
} satisfies Partial<Record<JournalKind, string>>;

const isOfOrder = (kind: JournalKind): kind is keyof typeof statements => kind in statements;

/**
 * Finds the order of an event. SQL, because it is one short read per event over tables of several modules.
 *
 * @returns null when the event has no order, the order was not created yet, or the order no longer exists
 */
export async function findOrderOfEvent(
  container: Container,
  { kind, subjectId }: { kind: JournalKind; subjectId: string },
): Promise<string | null> {
  if (!isOfOrder(kind)) return null;
  const [id] = await readIds(container, statements[kind], [subjectId]);
  return id ?? null;
}
