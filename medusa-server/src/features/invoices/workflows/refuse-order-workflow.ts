import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows";
import type { ApprovalDecision } from "../modules/invoice/service.ts";
import { decideApprovalStep } from "./steps/decide-approval-step.ts";

/**
 * Cancels an invoice order that is not approved, as Medusa cancels any order: its stock is released, and the consumers
 * of the cancellation restore its coupon and gift card and mail the customer.
 */
export const refuseOrderWorkflow = createWorkflow(
  "refuse-order",
  (input: ApprovalDecision & { state: "refused" | "expired" }) => {
    const orderId = decideApprovalStep(input);
    cancelOrderWorkflow.runAsStep({
      input: transform({ input, orderId }, ({ input: { decided_by }, orderId }) => ({
        order_id: orderId,
        ...(decided_by !== null && { canceled_by: decided_by }),
      })),
    });
    return new WorkflowResponse(orderId);
  },
);
