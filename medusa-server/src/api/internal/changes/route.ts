import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ChangesQuery, ChangesReply } from "@spolverk/medusa-contract";
import { CHANGE_LOG_MODULE } from "../../../features/catalogue/modules/change-log/index.ts";

/** The products that were changed after a number; every BFF asks about once a second. */
export async function GET(
  request: MedusaRequest<unknown, ChangesQuery>,
  response: MedusaResponse,
): Promise<void> {
  const changes = request.scope.resolve(CHANGE_LOG_MODULE);
  const reply: ChangesReply = await changes.listSince(request.validatedQuery.after ?? null);
  response.json(reply);
}
