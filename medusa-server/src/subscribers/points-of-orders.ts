import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { settleOrderPoints } from "../club/settle-order-points.ts";
import { findOrderOfPayment } from "../gift-cards/find-gift-card-orders.ts";

const paymentEvents: readonly string[] = [PaymentEvents.CAPTURED, PaymentEvents.REFUNDED];
const orderEvents: readonly string[] = [OrderWorkflowEvents.PLACED, OrderWorkflowEvents.CANCELED];

/** An order was placed, paid, refunded or cancelled: its points follow. */
export default async function pointsOfOrders({
  event,
  container,
}: SubscriberArgs<{ /** Of the order or the payment. */ id: string }>): Promise<void> {
  const { id } = event.data;
  const orderId = paymentEvents.includes(event.name) ? await findOrderOfPayment(container, id) : id;
  if (orderId !== undefined) await settleOrderPoints(container, orderId);
}

export const config: SubscriberConfig = { event: [...orderEvents, ...paymentEvents] };
