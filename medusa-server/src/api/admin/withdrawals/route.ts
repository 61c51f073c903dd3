import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalsQuery } from "../../../admin-api/withdrawal-body.ts";
import { listWithdrawals } from "../../../withdrawals/list-withdrawals.ts";

/** One page of the withdrawals, the newest first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, WithdrawalsQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await listWithdrawals(request.scope, request.validatedQuery));
}
