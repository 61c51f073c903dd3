import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { MedusaError } from "@medusajs/framework/utils";
import type { ReferralDecisionBody } from "../../../../../features/club/api/club-body.ts";
import { decideReferral } from "../../../../../features/club/decide-referral.ts";
import { toId } from "../../../../../http/to-id.ts";

/** Pays a referral that waits for a decision, or refuses it. */
export async function POST(
  request: AuthenticatedMedusaRequest<ReferralDecisionBody>,
  response: MedusaResponse,
): Promise<void> {
  const isApproved = request.validatedBody.decision === "approve";
  const author = request.auth_context.actor_id;
  const isDecided = await decideReferral(request.scope, { id: toId(request), isApproved, author });
  if (!isDecided) throw new MedusaError(MedusaError.Types.NOT_FOUND, "No such referral waits for a decision");
  response.json({ decided: true });
}
