import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import type { NewApproval } from "../../approvals/resolve-approval.ts";
import { INVOICE_MODULE } from "../../modules/invoice/index.ts";

type Input = {
  order_id: string;
  /** Null for an order that is not paid by invoice. */ approval: NewApproval | null;
};

/** Stores the approval of an invoice order. */
export const rememberApprovalStep = createStep(
  "remember-approval",
  async ({ order_id, approval }: Input, { container }) => {
    if (approval === null) return new StepResponse(null, null);
    const invoices = container.resolve(INVOICE_MODULE);
    const { id } = await invoices.createInvoiceApprovals({ ...approval, order_id });
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    const invoices = container.resolve(INVOICE_MODULE);
    if (id) await invoices.deleteInvoiceApprovals(id);
  },
);
