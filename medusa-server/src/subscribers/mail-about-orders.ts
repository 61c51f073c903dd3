import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { orderApproved } from "../approvals/order-approved.ts";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import type { OrderMailKind } from "../modules/mail/mail-kinds.ts";
import { queueOrderMails } from "../mail/queue-order-mails.ts";
import { sendMailsSoon } from "../mail/send-mails-soon.ts";

const kinds: Readonly<Record<string, readonly OrderMailKind[]>> = {
  [OrderWorkflowEvents.PLACED]: ["order_confirmation", "invoice"],
  [orderApproved]: ["order_approved", "invoice"],
  [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: ["order_shipped"],
  [PaymentEvents.REFUNDED]: ["order_refunded"],
  [OrderWorkflowEvents.CANCELED]: ["order_cancelled"],
};

type OrderEvent = {
  /** Of the order, the fulfilment or the payment. */
  id: string;
  /** The merchandiser chose to send no mail. */
  no_notification?: boolean;
};

/** Something happened to an order: its mails go into the outbox, and out. */
export default async function mailAboutOrders({
  event,
  container,
}: SubscriberArgs<OrderEvent>): Promise<void> {
  if (!areMailsSent()) return;
  const { id, no_notification } = event.data;
  for (const kind of kinds[event.name] ?? []) {
    await queueOrderMails(container, kind, { id }, no_notification ? "skipped" : "waiting");
  }
  sendMailsSoon(container);
}

export const config: SubscriberConfig = { event: Object.keys(kinds) };
