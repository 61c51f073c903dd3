import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { settleInterruptedUse } from "../coupons/settle-interrupted-use.ts";
import { CHECKOUT_MODULE } from "../modules/checkout/index.ts";
import type CheckoutModuleService from "../modules/checkout/service.ts";
import { readIds } from "../read-ids.ts";
import { attachOrder } from "./attach-order.ts";
import { discardUnfinishedOrder } from "./discard-unfinished-order.ts";
import { isOrderFinished } from "./is-order-finished.ts";

type Checkout = { id: string; cart_id: string | null; placing_at: Date | null };

const clockDifferenceMs = 60_000;

/**
 * Settles what a process left that died while it placed this checkout's order: an order that has all
 * its parts becomes the checkout's, one that has not is taken back, so that placing starts afresh.
 * Returns the order's id, or null when there is none. Call it under the checkout's lock.
 */
export async function settleInterruptedPlacing(
  container: MedusaContainer,
  checkout: Checkout,
): Promise<string | null> {
  if (checkout.placing_at === null || checkout.cart_id === null) return null;
  const checkouts: CheckoutModuleService = container.resolve(CHECKOUT_MODULE);
  const orderIds = await findOrders(container, checkout.id, checkout.placing_at);
  for (const orderId of orderIds) {
    if (await isOrderFinished(container, orderId)) {
      await settleInterruptedUse(container, orderId, "kept");
      await attachOrder(container, checkout.id, orderId);
      // The dead process had sent no event: its events leave when all of its work is done.
      await container
        .resolve(Modules.EVENT_BUS)
        .emit({ name: OrderWorkflowEvents.PLACED, data: { id: orderId } });
      return orderId;
    }
    await settleInterruptedUse(container, orderId, "discarded");
    await discardUnfinishedOrder(container, orderId, checkout.cart_id);
  }
  await checkouts.writePlacing(checkout.id, { placing_at: null });
  return null;
}

/** By what the order remembers: its link to the cart may be among what is missing. */
function findOrders(container: MedusaContainer, checkoutId: string, since: Date): Promise<string[]> {
  return readIds(
    container,
    `select "id" from "order" where "created_at" >= ? and "metadata"->>'checkoutId' = ? and "deleted_at" is null`,
    [new Date(since.getTime() - clockDifferenceMs), checkoutId],
  );
}
