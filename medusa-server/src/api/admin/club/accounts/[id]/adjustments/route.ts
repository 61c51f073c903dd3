import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AdjustmentBody } from "../../../../../../features/club/api/club-body.ts";
import { refuseField } from "../../../../../../forms/refuse-field.ts";
import { adjustPoints } from "../../../../../../features/club/adjust-points.ts";
import { readMemberForAdmin } from "../../../../../../features/club/read-member-for-admin.ts";
import { toId } from "../../../../../../http/to-id.ts";

const refusals = {
  too_few: "is more than the member has",
  not_member: "needs a member of the club",
} as const;

/** Gives or takes points, and replies with the member as it is then. */
export async function POST(
  request: AuthenticatedMedusaRequest<AdjustmentBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const author = request.auth_context.actor_id;
  const outcome = await adjustPoints(request.scope, id, { ...request.validatedBody, author });
  if (outcome !== "adjusted") {
    refuseField(response, "points", refusals[outcome]);
    return;
  }
  response.json(await readMemberForAdmin(request.scope, id));
}
