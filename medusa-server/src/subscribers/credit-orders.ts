import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { findOrderOfPayment } from "../gift-cards/find-gift-card-orders.ts";
import { creditOrder } from "../invoices/credit-order.ts";

/** Money went back, or an order was cancelled: its document is credited. */
export default async function creditOrders({
  event,
  container,
}: SubscriberArgs<{ /** Of the order or the payment. */ id: string }>): Promise<void> {
  const { id } = event.data;
  const orderId = event.name === PaymentEvents.REFUNDED ? await findOrderOfPayment(container, id) : id;
  if (orderId !== undefined) await creditOrder(container, orderId);
}

export const config: SubscriberConfig = { event: [PaymentEvents.REFUNDED, OrderWorkflowEvents.CANCELED] };
