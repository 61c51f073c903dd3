import { until } from "./mails.ts";
import { database } from "./shop.ts";

export type JournalEvent = { id: string; kind: string };

/** Lists the journal's events of an order, in order. */
export const listEventsOfOrder = (orderId: string): Promise<JournalEvent[]> =>
  database.query<JournalEvent>(
    `with "paid" as (
       select p."id" from "payment" p
       join "order_payment_collection" l on l."payment_collection_id" = p."payment_collection_id"
       where l."order_id" = ?),
     "about" as (
       select ?::text as "id"
       union select "id" from "purchase" where "order_id" = ?
       union select "id" from "paid"
       union select "id" from "refund" where "payment_id" in (select "id" from "paid")
       union select "fulfillment_id" from "order_fulfillment" where "order_id" = ?
       union select "id" from "invoice" where "order_id" = ?
       union select "id" from "gift_card" where "order_id" = ?
       union select g."id" from "gift_card_movement" g join "purchase" u on u."cart_id" = g."cart_id" where u."order_id" = ?
       union select "id" from "ledger_entry"
         where "order_id" in (select ? union select "cart_id" from "purchase" where "order_id" = ?))
     select "id", "kind" from "journal_event" where "subject_id" in (select "id" from "about") order by "id"`,
    Array.from({ length: 9 }, () => orderId),
  );

/** Lists the journal's events of one row. */
export const listEventsOf = (subjectId: string): Promise<JournalEvent[]> =>
  database.query<JournalEvent>(
    `select "id", "kind" from "journal_event" where "subject_id" = ? order by "id"`,
    [subjectId],
  );

/** Delivers events once more, as if each had just been written. */
export async function deliverAgain(events: readonly JournalEvent[]): Promise<void> {
  for (const { id } of events) {
    await database.query(
      `update "journal_event" set "distributed_at" = null, "due_at" = now() where "id" = ?::bigint`,
      [id],
    );
  }
}

/** Waits until all consumers have handled the events. */
export const untilDelivered = (events: readonly JournalEvent[]): Promise<true> =>
  until("delivered events", async () => {
    const ids = events.map(({ id }) => id);
    const left = await database.query(
      `select 1 from "journal_event" e where e."id" in (${ids.map(() => "?").join(", ")})
         and (e."distributed_at" is null
           or exists (select 1 from "journal_delivery" d where d."id" like '%:' || e."id"))`,
      ids,
    );
    return left.length === 0 ? true : undefined;
  });
