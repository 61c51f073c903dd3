import type { AuthenticatedMedusaRequest, MedusaResponse, MiddlewareRoute } from "@medusajs/framework/http";
import { refuseField } from "../../../forms/refuse-field.ts";
import { adminRoute } from "../../../http/admin-route.ts";
import { toId } from "../../../http/to-id.ts";
import { assignOrder } from "../assign-order.ts";
import { decideWithdrawal } from "../decide-withdrawal.ts";
import { findOrder } from "../find-order.ts";
import { listWithdrawals } from "../list-withdrawals.ts";
import { WITHDRAWAL_MODULE } from "../modules/withdrawal/index.ts";
import { readWithdrawalForAdmin } from "../read-withdrawal-for-admin.ts";
import { toMeantOrder } from "../to-meant-order.ts";
import {
  type WithdrawalDecisionBody,
  withdrawalDecisionBodySchema,
  type WithdrawalOrderBody,
  withdrawalOrderBodySchema,
  type WithdrawalOrderQuery,
  withdrawalOrderQuerySchema,
  withdrawalsQuerySchema,
} from "./withdrawal-body.ts";

export const withdrawalAdminRoutes: MiddlewareRoute[] = [
  adminRoute({
    method: "GET",
    path: "withdrawals",
    query: withdrawalsQuerySchema,
    handler: async ({ scope, validatedQuery }, response) => {
      response.json(await listWithdrawals(scope, validatedQuery));
    },
  }),
  // Sends a withdrawal, with the amounts from which the page calculates the refund.
  adminRoute({
    method: "GET",
    path: "withdrawals/:id",
    handler: async (request, response) => {
      response.json(await readWithdrawalForAdmin(request.scope, toId(request)));
    },
  }),
  adminRoute({
    method: "POST",
    path: "withdrawals/:id/state",
    form: withdrawalDecisionBodySchema,
    handler: decide,
  }),
  adminRoute({
    method: "GET",
    path: "withdrawals/:id/order",
    query: withdrawalOrderQuerySchema,
    handler: findNumber,
  }),
  adminRoute({
    method: "POST",
    path: "withdrawals/:id/order",
    form: withdrawalOrderBodySchema,
    handler: assign,
  }),
];

/** Decides on a withdrawal. Answers 409 when the withdrawal has changed since the merchandiser's page was loaded. */
async function decide(
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

const refuseNumber = (response: MedusaResponse) =>
  refuseField(response, "orderNumber", "There is no order with this number");

/** Sends the order with a number, as a preview before the merchandiser assigns it. */
async function findNumber(
  request: AuthenticatedMedusaRequest<unknown, WithdrawalOrderQuery>,
  response: MedusaResponse,
): Promise<void> {
  const withdrawals = request.scope.resolve(WITHDRAWAL_MODULE);
  const { email } = await withdrawals.retrieveWithdrawal(toId(request));
  const found = await findOrder(request.scope, { number: request.validatedQuery.orderNumber });
  if (found === null) refuseNumber(response);
  else response.json(toMeantOrder(found, email));
}

/**
 * Assigns an order to a withdrawal. Answers 409 when the withdrawal is decided, or has another order than the
 * merchandiser's page showed.
 */
async function assign(
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
