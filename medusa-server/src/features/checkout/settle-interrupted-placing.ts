import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { settleInterruptedUse } from "../coupons/settle-interrupted-use.ts";
import { CHECKOUT_MODULE } from "../orders/modules/checkout/index.ts";
import { readRows } from "../../database/read-rows.ts";
import { discardUnfinishedOrder } from "./discard-unfinished-order.ts";
import { isOrderFinished } from "./is-order-finished.ts";

type Checkout = { id: string; cart_id: string | null; placing_at: Date | null };

const clockDifferenceMs = 60_000;
/** The longest time between `placing_at` and the order's creation: waits for locks are shorter. */
const longestPlacingMs = 5 * 60_000;

/**
 * Settles the state that a process left when it crashed while placing this checkout's order. A complete order is
 * attached to the checkout; an incomplete one is discarded, so that placing can start again. Call it under the
 * checkout's lock.
 *
 * @returns the order's id, or null without one
 */
export async function settleInterruptedPlacing(
  container: MedusaContainer,
  { id, cart_id: cartId, placing_at: placingAt }: Checkout,
): Promise<string | null> {
  if (placingAt === null || cartId === null) return null;
  const checkouts = container.resolve(CHECKOUT_MODULE);
  const purchase = await checkouts.retrievePurchaseOfCart(cartId);
  for (const orderId of await findOrders(container, id, placingAt)) {
    if (await isOrderFinished(container, orderId, purchase.priced.paymentMethod)) {
      await settleInterruptedUse(container, purchase, "kept");
      await checkouts.attachOrder({ id, cart_id: cartId, order_id: orderId });
      // Emits the order's event: a workflow emits its events only at its end, which the crashed process did not reach.
      await container
        .resolve(Modules.EVENT_BUS)
        .emit({ name: OrderWorkflowEvents.PLACED, data: { id: orderId } });
      return orderId;
    }
    await settleInterruptedUse(container, purchase, "discarded");
    await discardUnfinishedOrder(container, orderId, cartId);
  }
  await checkouts.writePlacing(id, { placing_at: null });
  return null;
}

const orderRow = z.object({
  id: z.string(),
  metadata: z.object({ checkoutId: z.string().optional() }).nullish(),
});

/** Finds the orders by their metadata, because the link to the cart may be among the missing parts. */
async function findOrders(container: MedusaContainer, checkoutId: string, since: Date): Promise<string[]> {
  const rows = await readRows(container, orderRow, {
    entity: "order",
    fields: ["id", "metadata"],
    filters: {
      created_at: {
        $gte: new Date(since.getTime() - clockDifferenceMs),
        $lte: new Date(since.getTime() + longestPlacingMs),
      },
    },
  });
  return rows.flatMap(({ id, metadata }) => (metadata?.checkoutId === checkoutId ? [id] : []));
}
