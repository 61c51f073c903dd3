import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refuseField } from "../../../../../forms/refuse-field.ts";
import type {
  WithdrawalOrderBody,
  WithdrawalOrderQuery,
} from "../../../../../features/withdrawals/api/withdrawal-body.ts";
import { toId } from "../../../../../http/to-id.ts";
import { WITHDRAWAL_MODULE } from "../../../../../features/withdrawals/modules/withdrawal/index.ts";
import { assignOrder } from "../../../../../features/withdrawals/assign-order.ts";
import { findOrder } from "../../../../../features/withdrawals/find-order.ts";
import { readWithdrawalForAdmin } from "../../../../../features/withdrawals/read-withdrawal-for-admin.ts";
import { toMeantOrder } from "../../../../../features/withdrawals/to-meant-order.ts";

const refuseNumber = (response: MedusaResponse) =>
  refuseField(response, "orderNumber", "There is no order with this number");

/** The order that a number names, for a merchandiser to see before it is assigned. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, WithdrawalOrderQuery>,
  response: MedusaResponse,
): Promise<void> {
  const withdrawals = request.scope.resolve(WITHDRAWAL_MODULE);
  const { email } = await withdrawals.retrieveWithdrawal(toId(request));
  const found = await findOrder(request.scope, { number: request.validatedQuery.orderNumber });
  if (found === null) refuseNumber(response);
  else response.json(toMeantOrder(found, email));
}

/** Says which order a withdrawal means; 409 where it is decided on, or has another one than the merchandiser saw. */
export async function POST(
  request: AuthenticatedMedusaRequest<WithdrawalOrderBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const assignment = { ...request.validatedBody, author: request.auth_context.actor_id };
  const outcome = await assignOrder(request.scope, id, assignment, new Date());
  if (outcome === "unknown") {
    refuseNumber(response);
    return;
  }
  const withdrawal = await readWithdrawalForAdmin(request.scope, id);
  if (outcome === "assigned") {
    response.json(withdrawal);
    return;
  }
  const { state, orderId, orderNumber } = withdrawal;
  const now = orderId === null ? "has no order" : `is of order ${orderNumber}`;
  const message = `The withdrawal is ${state} and ${now}. Somebody may just have changed it.`;
  response.status(409).json({ type: "conflict", message });
}
