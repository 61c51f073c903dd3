import { resolveAccountAgreements } from "../accounts/resolve-account-agreements.ts";
import { toAccount } from "../accounts/to-account.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /account/acceptInvitation: makes the user a member by the token of a mail to the user's own address.
 *
 * @throws ApiFailure invitation_not_found, invitation_for_other_email
 */
export function postAccountAcceptInvitation(services: Services): Handler<"POST /account/acceptInvitation"> {
  return async ({ body: { token } }, { user }) => {
    const result = await services.store.acceptInvitation(user, token);
    if (result.kind === "other_email") throw new ApiFailure("invitation_for_other_email");
    if (result.kind === "unknown") throw new ApiFailure("invitation_not_found");
    return toAccount(result.account, await resolveAccountAgreements(services, result.account));
  };
}
