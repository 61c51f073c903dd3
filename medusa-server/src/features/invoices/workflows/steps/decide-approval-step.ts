import { MedusaError } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { readApproval } from "../../approvals/read-approval.ts";
import { INVOICE_MODULE } from "../../modules/invoice/index.ts";
import type { ApprovalDecision } from "../../modules/invoice/service.ts";

/**
 * Stores a decision.
 * @throws MedusaError NOT_ALLOWED for an order that does not await approval, or no longer does
 */
export const decideApprovalStep = createStep(
  "decide-approval",
  async (decision: ApprovalDecision, { container }) => {
    const invoices = container.resolve(INVOICE_MODULE);
    const isAwaiting = (await readApproval(container, decision.order_id)) === "awaiting";
    if (!isAwaiting || !(await invoices.decideApproval(decision, new Date()))) {
      throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This order does not await approval");
    }
    return new StepResponse(decision.order_id, decision.order_id);
  },
  async (orderId, { container }) => {
    const invoices = container.resolve(INVOICE_MODULE);
    if (orderId) await invoices.undoDecision(orderId);
  },
);
