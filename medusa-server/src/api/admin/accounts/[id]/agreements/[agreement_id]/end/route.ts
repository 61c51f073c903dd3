import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { editAgreement } from "../../../../../../../features/accounts/edit-agreement.ts";
import { readAccountForAdmin } from "../../../../../../../features/accounts/read-account-for-admin.ts";
import { expectPresent } from "../../../../../../../database/expect-present.ts";
import { toId } from "../../../../../../../http/to-id.ts";

/** Ends a contract price: yesterday, in UTC, was its last day. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const accountId = toId(request);
  const id = expectPresent(request.params.agreement_id, "id in the path");
  const today = new Date().toISOString().slice(0, 10);
  const actorId = request.auth_context.actor_id;
  await editAgreement(request.scope, accountId, { action: "ended", id, today }, actorId);
  response.json(await readAccountForAdmin(request.scope, accountId));
}
