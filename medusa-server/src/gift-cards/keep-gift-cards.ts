import type { MedusaContainer } from "@medusajs/framework/types";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { queueOrderMails } from "../mail/queue-order-mails.ts";
import { sendMailsSoon } from "../mail/send-mails-soon.ts";
import { findUnissuedOrders, findUnsettledCanceledOrders } from "./find-gift-card-orders.ts";
import { issueGiftCards } from "./issue-gift-cards.ts";
import { settleCanceledOrder } from "./settle-canceled-order.ts";

/** Issues the gift cards of an order that has been paid, and mails each. */
export async function deliverGiftCards(container: MedusaContainer, orderId: string): Promise<void> {
  await issueGiftCards(container, orderId);
  if (!areMailsSent()) return;
  await queueOrderMails(container, "gift_card", { id: orderId });
  sendMailsSoon(container);
}

/** What events did not do: the cards of a process that died. Several servers may do it at once. */
export async function keepGiftCards(container: MedusaContainer): Promise<void> {
  for (const orderId of await findUnissuedOrders(container)) await deliverGiftCards(container, orderId);
  for (const orderId of await findUnsettledCanceledOrders(container)) {
    await settleCanceledOrder(container, orderId);
  }
}
