import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { FulfillmentWorkflowEvents, OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import type { OrderMailKind } from "../mail/mail-kinds.ts";
import { queueOrderMails } from "../mail/queue-order-mails.ts";
import { sendDueMails } from "../mail/send-due-mails.ts";

const kinds: Readonly<Record<string, OrderMailKind>> = {
  [OrderWorkflowEvents.PLACED]: "order_confirmation",
  [FulfillmentWorkflowEvents.SHIPMENT_CREATED]: "order_shipped",
  [PaymentEvents.REFUNDED]: "order_refunded",
  [OrderWorkflowEvents.CANCELED]: "order_cancelled",
};

type OrderEvent = {
  /** Of the order, the fulfilment or the payment. */
  id: string;
  /** The merchandiser said that nobody is to be told. */
  no_notification?: boolean;
};

/** Something happened to an order: its mail goes into the outbox, and out. */
export default async function mailAboutOrders({
  event,
  container,
}: SubscriberArgs<OrderEvent>): Promise<void> {
  const kind = kinds[event.name];
  if (kind === undefined || !areMailsSent()) return;
  const { id, no_notification } = event.data;
  await queueOrderMails(container, kind, { id }, no_notification ? "skipped" : "waiting");
  await sendDueMails(container);
}

export const config: SubscriberConfig = { event: Object.keys(kinds) };
