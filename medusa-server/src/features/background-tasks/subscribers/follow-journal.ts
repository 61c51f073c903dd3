import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { followJournal } from "../follow-journal.ts";
import { journalWritten } from "../../journal/wake-journal.ts";
import { listPaymentsOfOrder } from "../../payments/sql/list-payments-of-order.ts";
import { confirmRefunds } from "../../payments/confirm-refunds.ts";

const idSchema = z.object({ id: z.string() }).transform(({ id }) => id);

/**
 * Wakes the journal's consumers at once, so that they need not wait for the job. The journal's rows, not these events,
 * say what happened.
 */
export default async function followJournalNow({ event, container }: SubscriberArgs): Promise<void> {
  if (event.name === PaymentEvents.REFUNDED) {
    await confirmRefunds(container, [idSchema.parse(event.data)]);
  }
  // When Medusa cancels an order, it refunds the payments itself and emits only the order's event at the end.
  if (event.name === OrderWorkflowEvents.CANCELED) {
    await confirmRefunds(container, await listPaymentsOfOrder(container, idSchema.parse(event.data)));
  }
  await followJournal(container);
}

export const config: SubscriberConfig = {
  event: [
    journalWritten,
    OrderWorkflowEvents.PLACED,
    OrderWorkflowEvents.CANCELED,
    FulfillmentWorkflowEvents.SHIPMENT_CREATED,
    PaymentEvents.CAPTURED,
    PaymentEvents.REFUNDED,
  ],
};
