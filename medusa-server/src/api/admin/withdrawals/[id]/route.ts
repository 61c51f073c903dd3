import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toId } from "../../../../http/to-id.ts";
import { readWithdrawalForAdmin } from "../../../../features/withdrawals/read-withdrawal-for-admin.ts";

/** A withdrawal with what its refund is calculated from. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await readWithdrawalForAdmin(request.scope, toId(request)));
}
