import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { INVOICE_MODULE } from "../invoices/modules/invoice/index.ts";
import { readRows } from "../../database/read-rows.ts";

const orderRow = z.object({
  items: z.array(z.object({ id: z.string() })),
  payment_collections: z.array(z.object({ id: z.string() }).nullish()).nullish(),
});

/**
 * Deletes an order that a process left unfinished when it crashed, as the workflow's compensation would have: releases
 * its stock and makes its cart completable. The payment stays for the next attempt.
 */
export async function discardUnfinishedOrder(
  container: MedusaContainer,
  orderId: string,
  cartId: string,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const inventory = container.resolve(Modules.INVENTORY);
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: ["items.id", "payment_collections.id"],
    filters: { id: orderId },
  });
  const lineItemIds = (order?.items ?? []).map(({ id }) => id);
  if (lineItemIds.length > 0) {
    const reservations = await inventory.listReservationItems({ line_item_id: lineItemIds });
    await container
      .resolve(Modules.LOCKING)
      .execute([...new Set(reservations.map(({ inventory_item_id }) => inventory_item_id))].toSorted(), () =>
        inventory.deleteReservationItems(reservations.map(({ id }) => id)),
      );
  }
  const collectionIds = (order?.payment_collections ?? []).flatMap((collection) => collection?.id ?? []);
  const ownOrder = { [Modules.ORDER]: { order_id: orderId } };
  await container
    .resolve(ContainerRegistrationKeys.LINK)
    .dismiss([
      { ...ownOrder, [Modules.CART]: { cart_id: cartId } },
      ...collectionIds.map((id) => ({ ...ownOrder, [Modules.PAYMENT]: { payment_collection_id: id } })),
    ]);
  const invoices = container.resolve(INVOICE_MODULE);
  await invoices.deleteInvoiceApprovals({ order_id: orderId });
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }]);
  await orders.deleteOrders([orderId]);
}
