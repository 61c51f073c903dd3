import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { type OrderApproval, orderApprovals } from "@spolverk/domain";
import { readBySql } from "../read-by-sql.ts";

const approvalRow = z.object({ state: z.enum(orderApprovals), is_cancelled: z.boolean() });

/**
 * How an order's approval stands; "not_needed" for an order that is not by invoice. One that a merchandiser cancelled
 * without deciding counts as refused.
 */
export async function readApproval(container: MedusaContainer, orderId: string): Promise<OrderApproval> {
  const [found] = await readBySql(
    container,
    approvalRow,
    `select k."state", o."canceled_at" is not null as "is_cancelled"
     from "invoice_approval" k join "order" o on o."id" = k."order_id"
     where k."order_id" = ? and k."deleted_at" is null`,
    [orderId],
  );
  if (found === undefined) return "not_needed";
  return found.state === "awaiting" && found.is_cancelled ? "refused" : found.state;
}
