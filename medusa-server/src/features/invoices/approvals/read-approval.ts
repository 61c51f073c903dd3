import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OrderApproval } from "@spolverk/domain";
import { isCancelledByCustomer } from "../../orders/cancelled-by-customer.ts";
import { INVOICE_MODULE } from "../modules/invoice/index.ts";

type OrderFacts = { canceled_at?: unknown; metadata?: Record<string, unknown> | null | undefined };

/**
 * Reads an order's approval; "not_needed" for an order that is not paid by invoice. An undecided order that a
 * merchandiser cancelled counts as refused; one that the customer cancelled needs no approval any more.
 */
export async function readApproval(container: MedusaContainer, orderId: string): Promise<OrderApproval> {
  const invoices = container.resolve(INVOICE_MODULE);
  const [approval] = await invoices.listInvoiceApprovals({ order_id: orderId }, { select: ["state"] });
  if (approval?.state !== "awaiting") return approval?.state ?? "not_needed";
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderId }, { select: ["id", "canceled_at", "metadata"] });
  return order ? toApproval(approval.state, order) : approval.state;
}

/** Resolves the approval from its stored state and the order. */
export function toApproval(state: OrderApproval, { canceled_at, metadata }: OrderFacts): OrderApproval {
  if (state !== "awaiting" || !canceled_at) return state;
  return isCancelledByCustomer(metadata) ? "not_needed" : "refused";
}
