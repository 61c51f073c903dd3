import { showMembers } from "../accounts/show-members.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/removeMember @throws ApiFailure member_not_found, last_owner */
export function postAccountRemoveMember(services: Services): Handler<"POST /account/{id}/removeMember"> {
  return async ({ body: { memberId } }, caller) => {
    const removed = await services.store.removeMember(caller.account.id, memberId);
    if (removed === "unknown") throw new ApiFailure("member_not_found");
    if (removed === "last_owner") throw new ApiFailure("last_owner");
    return showMembers(services, caller);
  };
}
