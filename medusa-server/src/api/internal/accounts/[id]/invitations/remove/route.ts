import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removedReplySchema } from "@spolverk/medusa-contract";
import { toId } from "../../../../../../http/to-id.ts";
import { ACCOUNT_MODULE } from "../../../../../../features/accounts/modules/account/index.ts";

/** Takes an invitation back: its link leads to nothing. */
export async function POST(request: MedusaRequest<{ id: string }>, response: MedusaResponse): Promise<void> {
  const accounts = request.scope.resolve(ACCOUNT_MODULE);
  const isRemoved = await accounts.removeOwned("account_invitation", toId(request), request.validatedBody.id);
  response.json(removedReplySchema.parse({ kind: isRemoved ? "removed" : "unknown" }));
}
