import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { isInvoice, type PaymentMethod } from "@spolverk/domain";
import { INVOICE_MODULE } from "../invoices/modules/invoice/index.ts";
import { readRows } from "../../database/read-rows.ts";

const orderRow = z.object({
  status: z.string(),
  fulfillments: z.array(z.object({ id: z.string() }).nullish()).nullish(),
  cart: z.object({ id: z.string() }).nullish(),
  items: z.array(
    z.object({
      id: z.string(),
      variant: z.object({ manage_inventory: z.boolean() }).nullish(),
    }),
  ),
  payment_collections: z
    .array(z.object({ payment_sessions: z.array(z.object({ status: z.string() })).nullish() }).nullish())
    .nullish(),
});

const settledStatuses = ["authorized", "captured", "pending_authorization"];

/**
 * Tells whether an order has everything that completing a cart creates: its cart, its stock, its payment and, by
 * invoice, its approval. An order that a merchandiser has since fulfilled, cancelled or closed counts as finished,
 * although it may hold no stock any more. So does an order that is just being cancelled, because deleted reservations
 * count too.
 */
export async function isOrderFinished(
  container: MedusaContainer,
  orderId: string,
  method: PaymentMethod,
): Promise<boolean> {
  const [order] = await readRows(container, orderRow, {
    entity: "order",
    fields: [
      "status",
      "fulfillments.id",
      "cart.id",
      "items.id",
      "items.variant.manage_inventory",
      "payment_collections.payment_sessions.status",
    ],
    filters: { id: orderId },
  });
  if (!order) return false;
  if (order.status !== "pending" || order.fulfillments?.some((fulfillment) => fulfillment)) return true;
  if (!order.cart) return false;
  if (isInvoice(method)) {
    const invoices = container.resolve(INVOICE_MODULE);
    const approvals = await invoices.listInvoiceApprovals({ order_id: orderId });
    if (approvals.length === 0) return false;
  }
  const managed = order.items.filter(({ variant }) => variant?.manage_inventory).map(({ id }) => id);
  const reservations =
    managed.length === 0
      ? []
      : // Deleted reservations count: a cancellation releases the stock before it sets the order's status.
        await container
          .resolve(Modules.INVENTORY)
          .listReservationItems({ line_item_id: managed }, { withDeleted: true });
  const reserved = new Set(reservations.map(({ line_item_id }) => line_item_id));
  const sessions = (order.payment_collections ?? []).flatMap(
    (collection) => collection?.payment_sessions ?? [],
  );
  return (
    managed.every((id) => reserved.has(id)) && sessions.some(({ status }) => settledStatuses.includes(status))
  );
}
