import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { OrderOfCheckout } from "@spolverk/medusa-contract";
import { readApproval } from "../invoices/approvals/read-approval.ts";

/** Reads the order as the checkout shows it. */
export async function readPlacedOrder(container: MedusaContainer, orderId: string): Promise<OrderOfCheckout> {
  const [{ id, display_id, created_at }, approval] = await Promise.all([
    container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ["id", "display_id", "created_at"] }),
    readApproval(container, orderId),
  ]);
  return { id, display_id, created_at: new Date(created_at).toISOString(), approval };
}
