import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk";
import { emitEventStep } from "@medusajs/medusa/core-flows";
import { journalWritten } from "../../journal/wake-journal.ts";
import type { ApprovalDecision } from "../modules/invoice/service.ts";
import { decideApprovalStep } from "./steps/decide-approval-step.ts";

type Approval = Pick<ApprovalDecision, "order_id" | "decided_by">;

/** Approves an invoice order: it may be shipped, and its mails are sent. */
export const approveOrderWorkflow = createWorkflow("approve-order", (input: Approval) => {
  const orderId = decideApprovalStep(
    transform({ input }, ({ input }) => ({ ...input, state: "approved" as const, reason: null })),
  );
  emitEventStep({ eventName: journalWritten, data: {} });
  return new WorkflowResponse(orderId);
});
