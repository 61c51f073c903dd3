import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TakeBackMoveBody } from "../../../../../features/take-backs/api/take-back-body.ts";
import { toId } from "../../../../../http/to-id.ts";
import { moveTakeBack } from "../../../../../features/take-backs/move-take-back.ts";
import { readTakeBackForAdmin } from "../../../../../features/take-backs/read-take-back-for-admin.ts";

/** Moves a take-back on; 409 where it cannot go there as it stands, which another may just have changed. */
export async function POST(
  request: AuthenticatedMedusaRequest<TakeBackMoveBody>,
  response: MedusaResponse,
): Promise<void> {
  const id = toId(request);
  const move = { ...request.validatedBody, author: request.auth_context.actor_id };
  const outcome = await moveTakeBack(request.scope, id, move, new Date());
  const takeBack = await readTakeBackForAdmin(request.scope, id);
  if (outcome === "moved") {
    response.json(takeBack);
    return;
  }
  const message = `The take-back is ${takeBack.state} and cannot become ${move.state}. Somebody may just have changed it.`;
  response.status(409).json({ type: "conflict", message });
}
