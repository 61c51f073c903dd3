import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import { closeCheck } from "../../../../../features/checkout/unsettled-payments.ts";
import { expectPresent } from "../../../../../database/expect-present.ts";

/** Closes a payment check that a merchandiser has dealt with. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const id = expectPresent(request.params.id, "id in the path");
  const userId = request.auth_context.actor_id;
  if (!(await closeCheck(request.scope, { id, userId, now: new Date() }))) {
    throw new MedusaError(MedusaError.Types.NOT_ALLOWED, "This payment does not need attention any more");
  }
  response.json({ closed: true });
}
