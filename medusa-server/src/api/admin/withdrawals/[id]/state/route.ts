import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refuseField } from "../../../../../forms/refuse-field.ts";
import type { WithdrawalDecisionBody } from "../../../../../features/withdrawals/api/withdrawal-body.ts";
import { toId } from "../../../../../http/to-id.ts";
import { decideWithdrawal } from "../../../../../features/withdrawals/decide-withdrawal.ts";
import { readWithdrawalForAdmin } from "../../../../../features/withdrawals/read-withdrawal-for-admin.ts";

/** Decides on a withdrawal; 409 where it is not as the merchandiser saw it, which another may just have changed. */
export async function POST(
  request: AuthenticatedMedusaRequest<WithdrawalDecisionBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const decision = { ...request.validatedBody, author: request.auth_context.actor_id };
  const outcome = await decideWithdrawal(request.scope, id, decision, new Date());
  if (outcome === "unpaid") {
    refuseField(response, "reason", "The shop has paid nothing back: write how the customer was paid");
    return;
  }
  const withdrawal = await readWithdrawalForAdmin(request.scope, id);
  if (outcome === "decided") {
    response.json(withdrawal);
    return;
  }
  const message =
    withdrawal.state === "received"
      ? "The withdrawal has another order now. Somebody may just have changed it."
      : `The withdrawal is ${withdrawal.state} already. Somebody may just have decided on it.`;
  response.status(409).json({ type: "conflict", message });
}
