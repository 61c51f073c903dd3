import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OrderApproval } from "@spolverk/domain";
import { INVOICE_MODULE } from "../modules/invoice/index.ts";
import type InvoiceModuleService from "../modules/invoice/service.ts";

/**
 * How an order's approval stands; "not_needed" for an order that is not by invoice. One that a merchandiser cancelled
 * without deciding counts as refused.
 */
export async function readApproval(container: MedusaContainer, orderId: string): Promise<OrderApproval> {
  const invoices: InvoiceModuleService = container.resolve(INVOICE_MODULE);
  const [approval] = await invoices.listInvoiceApprovals({ order_id: orderId }, { select: ["state"] });
  if (approval === undefined) return "not_needed";
  if (approval.state !== "awaiting") return approval.state;
  const [order] = await container
    .resolve(Modules.ORDER)
    .listOrders({ id: orderId }, { select: ["id", "canceled_at"] });
  return order?.canceled_at ? "refused" : "awaiting";
}
