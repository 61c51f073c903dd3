import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawalsQuery } from "../../../features/withdrawals/api/withdrawal-body.ts";
import { listWithdrawals } from "../../../features/withdrawals/list-withdrawals.ts";

/** One page of the withdrawals, the newest first. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, WithdrawalsQuery>,
  response: MedusaResponse,
): Promise<void> {
  response.json(await listWithdrawals(request.scope, request.validatedQuery));
}
