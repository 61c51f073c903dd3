import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { issueGiftCards } from "./issue-gift-cards.ts";
import { settleCanceledOrder } from "./settle-canceled-order.ts";

/**
 * Brings the gift cards of an order to where the order is: those that it bought are issued once it is paid, and what
 * cancelling it means for cards is done. Any event about an order leads here, in any order and any number of times.
 */
export async function settleGiftCards(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderId }, { select: ["id", "canceled_at"] });
  if (order === undefined) return;
  await (order.canceled_at ? settleCanceledOrder(container, orderId) : issueGiftCards(container, orderId));
}
