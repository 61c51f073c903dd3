import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type AccountCreateBody, accountReplySchema } from "@spolverk/medusa-contract";
import { ACCOUNT_MODULE } from "../../../../modules/account/index.ts";
import type AccountModuleService from "../../../../modules/account/service.ts";

/** The user's first account, created unless there is one. */
export async function POST(
  request: MedusaRequest<AccountCreateBody>,
  response: MedusaResponse,
): Promise<void> {
  const accounts: AccountModuleService = request.scope.resolve(ACCOUNT_MODULE);
  await accounts.createOnce(request.validatedBody);
  const [account] = await accounts.listOfUser(request.validatedBody.subject);
  response.json(accountReplySchema.parse({ account }));
}
