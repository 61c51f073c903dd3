import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ApprovalBody } from "../../../../../features/invoices/api/approval-body.ts";
import { readApprovalForAdmin } from "../../../../../features/invoices/approvals/read-approval-for-admin.ts";
import { expectPresent } from "../../../../../database/expect-present.ts";
import { approveOrderWorkflow } from "../../../../../features/invoices/workflows/approve-order-workflow.ts";
import { refuseOrderWorkflow } from "../../../../../features/invoices/workflows/refuse-order-workflow.ts";

const idOf = (request: AuthenticatedMedusaRequest) => expectPresent(request.params.id, "id in the path");

/** The approval of an order by invoice, null for one that is paid otherwise. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ approval: await readApprovalForAdmin(request.scope, idOf(request)) });
}

/** Approves or refuses; refused with 400 where the order does not await approval. */
export async function POST(
  request: AuthenticatedMedusaRequest<ApprovalBody>,
  response: MedusaResponse,
): Promise<void> {
  const order_id = expectPresent(request.params.id, "id in the path");
  const decided_by = request.auth_context.actor_id;
  const body = request.validatedBody;
  if (body.decision === "approve") {
    await approveOrderWorkflow(request.scope).run({ input: { order_id, decided_by } });
  } else {
    const input = { order_id, state: "refused" as const, decided_by, reason: body.reason };
    await refuseOrderWorkflow(request.scope).run({ input });
  }
  response.json({ approval: await readApprovalForAdmin(request.scope, order_id) });
}
