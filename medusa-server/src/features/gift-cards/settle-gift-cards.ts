import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { issueGiftCards } from "./issue-gift-cards.ts";
import { settleCanceledOrder } from "./settle-canceled-order.ts";

/**
 * Settles the gift cards of an order: issues the cards that it bought once it is paid, and applies a cancellation.
 * Idempotent: every event of an order calls it, in any order and repeatedly.
 */
export async function settleGiftCards(container: MedusaContainer, orderId: string): Promise<void> {
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderId }, { select: ["id", "canceled_at"] });
  if (order === undefined) return;
  await (order.canceled_at ? settleCanceledOrder(container, orderId) : issueGiftCards(container, orderId));
}
