import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { OrderWorkflowEvents, PaymentEvents } from "@medusajs/framework/utils";
import { findOrderOfPayment } from "../gift-cards/find-gift-card-orders.ts";
import { deliverGiftCards } from "../gift-cards/keep-gift-cards.ts";
import { settleCanceledOrder } from "../gift-cards/settle-canceled-order.ts";

/** An order was paid or cancelled: the gift cards in it follow. */
export default async function giftCardsOfOrders({
  event,
  container,
}: SubscriberArgs<{ /** Of the order or the payment. */ id: string }>): Promise<void> {
  const { id } = event.data;
  if (event.name === OrderWorkflowEvents.CANCELED) return settleCanceledOrder(container, id);
  const orderId = await findOrderOfPayment(container, id);
  if (orderId !== undefined) await deliverGiftCards(container, orderId);
}

export const config: SubscriberConfig = { event: [PaymentEvents.CAPTURED, OrderWorkflowEvents.CANCELED] };
