import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type AccountListBody, accountListReplySchema } from "@spolverk/medusa-contract";
import { ACCOUNT_MODULE } from "../../../../modules/account/index.ts";
import type AccountModuleService from "../../../../modules/account/service.ts";

/** The accounts that a user is a member of. By POST, as an address is logged and a body is not. */
export async function POST(request: MedusaRequest<AccountListBody>, response: MedusaResponse): Promise<void> {
  const accounts: AccountModuleService = request.scope.resolve(ACCOUNT_MODULE);
  response.json(
    accountListReplySchema.parse({ accounts: await accounts.listOfUser(request.validatedBody.subject) }),
  );
}
