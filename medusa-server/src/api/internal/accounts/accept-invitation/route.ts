import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { type AcceptInvitationBody, acceptInvitationReplySchema } from "@spolverk/medusa-contract";
import { listAccountsOfUser } from "../../../../features/account-area/list-accounts-of-user.ts";
import { ACCOUNT_MODULE } from "../../../../features/accounts/modules/account/index.ts";

/** Makes the user a member of the account that has invited the user's address. */
export async function POST(
  request: MedusaRequest<AcceptInvitationBody>,
  response: MedusaResponse,
): Promise<void> {
  const accounts = request.scope.resolve(ACCOUNT_MODULE);
  const user = request.validatedBody;
  const accepted = await accounts.acceptInvitation(user, new Date());
  if (accepted.kind !== "accepted") {
    response.json(acceptInvitationReplySchema.parse(accepted));
    return;
  }
  const own = await listAccountsOfUser(request.scope, user.subject);
  const account = own.find(({ id }) => id === accepted.accountId);
  response.json(acceptInvitationReplySchema.parse({ kind: "accepted", account }));
}
