import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AccountRole } from "@spolverk/domain";
import { memberReplySchema } from "@spolverk/medusa-contract";
import { toId } from "../../../../../../http/to-id.ts";
import { ACCOUNT_MODULE } from "../../../../../../features/accounts/modules/account/index.ts";

export async function POST(
  request: MedusaRequest<{ id: string; role: AccountRole }>,
  response: MedusaResponse,
): Promise<void> {
  const accounts = request.scope.resolve(ACCOUNT_MODULE);
  const kind = await accounts.changeMember(toId(request), request.validatedBody);
  response.json(memberReplySchema.parse({ kind }));
}
