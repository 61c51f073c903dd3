import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TakeBackNoteBody } from "../../../../../features/take-backs/api/take-back-body.ts";
import { toId } from "../../../../../http/to-id.ts";
import { TAKE_BACK_MODULE } from "../../../../../features/take-backs/modules/take-back/index.ts";
import { readTakeBackForAdmin } from "../../../../../features/take-backs/read-take-back-for-admin.ts";

/** Adds a note, which is seen in the admin alone. */
export async function POST(
  request: AuthenticatedMedusaRequest<TakeBackNoteBody>,
  response: MedusaResponse,
): Promise<void> {
  const takeBacks = request.scope.resolve(TAKE_BACK_MODULE);
  const { id } = await takeBacks.retrieveTakeBack(toId(request), { select: ["id"] });
  const author = request.auth_context.actor_id;
  await takeBacks.createTakeBackNotes({ take_back_id: id, text: request.validatedBody.text, author });
  response.json(await readTakeBackForAdmin(request.scope, id));
}
