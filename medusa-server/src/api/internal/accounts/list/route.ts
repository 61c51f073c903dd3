import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type AccountListBody, accountListReplySchema } from "@spolverk/medusa-contract";
import { listAccountsOfUser } from "../../../../features/account-area/list-accounts-of-user.ts";

/** The accounts that a user is a member of. By POST, as an address is logged and a body is not. */
export async function POST(request: MedusaRequest<AccountListBody>, response: MedusaResponse): Promise<void> {
  const accounts = await listAccountsOfUser(request.scope, request.validatedBody.subject);
  response.json(accountListReplySchema.parse({ accounts }));
}
