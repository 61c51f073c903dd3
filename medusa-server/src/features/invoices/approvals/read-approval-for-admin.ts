import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { InvoicedOrder, OrderApproval } from "@spolverk/domain";
import { INVOICE_MODULE } from "../modules/invoice/index.ts";
import { readApproval } from "./read-approval.ts";
import { readInvoicedOrders } from "./read-invoiced-orders.ts";

/** What a merchandiser needs to decide, and the decision. */
export type ApprovalForAdmin = {
  state: OrderApproval;
  organization_key: string | null;
  decide_by: Date | null;
  decided_at: Date | null;
  /** Address of the user who decided. */
  decided_by: string | null;
  reason: string | null;
  /** Every invoice order of the company, this one included. */
  orders: InvoicedOrder[];
};

/** Reads the approval of an order; null for an order that is not paid by invoice. */
export async function readApprovalForAdmin(
  container: MedusaContainer,
  orderId: string,
): Promise<ApprovalForAdmin | null> {
  const invoices = container.resolve(INVOICE_MODULE);
  const [found] = await invoices.listInvoiceApprovals({ order_id: orderId });
  if (found === undefined) return null;
  const { organization_key, decide_by, decided_at, decided_by, reason } = found;
  const [user] = decided_by ? await container.resolve(Modules.USER).listUsers({ id: decided_by }) : [];
  return {
    state: await readApproval(container, orderId),
    organization_key,
    decide_by,
    decided_at,
    decided_by: user?.email ?? decided_by,
    reason,
    orders: organization_key === null ? [] : await readInvoicedOrders(container, organization_key),
  };
}
