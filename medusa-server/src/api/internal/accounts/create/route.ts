import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type AccountCreateBody, accountReplySchema } from "@spolverk/medusa-contract";
import { createAccount } from "../../../../features/account-area/create-account.ts";

/** The user's first account, or a further one for a company; created unless there is one. */
export async function POST(
  request: MedusaRequest<AccountCreateBody>,
  response: MedusaResponse,
): Promise<void> {
  const account = await createAccount(request.scope, request.validatedBody);
  response.json(accountReplySchema.parse({ account }));
}
