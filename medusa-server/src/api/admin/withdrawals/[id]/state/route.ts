import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalDecisionBody } from "../../../../../admin-api/withdrawal-body.ts";
import { toId } from "../../../../../internal/to-id.ts";
import { WITHDRAWAL_MODULE } from "../../../../../modules/withdrawal/index.ts";
import type WithdrawalModuleService from "../../../../../modules/withdrawal/service.ts";
import { readWithdrawalForAdmin } from "../../../../../withdrawals/read-withdrawal-for-admin.ts";

/** Decides on a withdrawal; 409 where that was done already, which another may just have done. */
export async function POST(
  request: AuthenticatedMedusaRequest<WithdrawalDecisionBody>,
  response: MedusaResponse,
): Promise<void> {
  const withdrawals: WithdrawalModuleService = request.scope.resolve(WITHDRAWAL_MODULE);
  const id = toId(request);
  const { state, reason = null } = request.validatedBody;
  const author = request.auth_context.actor_id;
  const isDecided = await withdrawals.decide(id, { state, reason, author }, new Date());
  const withdrawal = await readWithdrawalForAdmin(request.scope, id);
  if (isDecided) {
    response.json(withdrawal);
    return;
  }
  const message = `The withdrawal is ${withdrawal.state} already. Somebody may just have decided on it.`;
  response.status(409).json({ type: "conflict", message });
}
