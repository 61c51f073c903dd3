import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalOrderBody } from "../../../../../admin-api/withdrawal-body.ts";
import { toId } from "../../../../../internal/to-id.ts";
import { assignOrder } from "../../../../../withdrawals/assign-order.ts";
import { readWithdrawalForAdmin } from "../../../../../withdrawals/read-withdrawal-for-admin.ts";

/** Says which order a withdrawal means; 409 where there is no such order, or the withdrawal has one already. */
export async function POST(
  request: AuthenticatedMedusaRequest<WithdrawalOrderBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const outcome = await assignOrder(request.scope, id, request.validatedBody.orderNumber, new Date());
  const withdrawal = await readWithdrawalForAdmin(request.scope, id);
  if (outcome === "assigned") {
    response.json(withdrawal);
    return;
  }
  const message =
    outcome === "unknown"
      ? "There is no order with this number."
      : `The withdrawal is of order ${withdrawal.orderNumber} already. Somebody may just have assigned it.`;
  response.status(409).json({ type: "conflict", message });
}
