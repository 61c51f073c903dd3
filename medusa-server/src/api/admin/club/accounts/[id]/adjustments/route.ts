import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AdjustmentBody } from "../../../../../../admin-api/club-body.ts";
import { refuseField } from "../../../../../../admin-api/refuse-field.ts";
import { adjustPoints } from "../../../../../../club/adjust-points.ts";
import { readMemberForAdmin } from "../../../../../../club/read-member-for-admin.ts";
import { toId } from "../../../../../../internal/to-id.ts";

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
