import { showMembers } from "../accounts/show-members.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/removeInvitation @throws ApiFailure invitation_not_found */
export function postAccountRemoveInvitation(
  services: Services,
): Handler<"POST /account/{id}/removeInvitation"> {
  return async ({ body: { invitationId } }, caller) => {
    const removed = await services.store.removeInvitation(caller.account.id, invitationId);
    if (removed === "unknown") throw new ApiFailure("invitation_not_found");
    return showMembers(services, caller);
  };
}
