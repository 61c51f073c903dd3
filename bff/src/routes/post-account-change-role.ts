import { showMembers } from "../accounts/show-members.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/** POST /account/{id}/changeRole @throws ApiFailure member_not_found, last_owner */
export function postAccountChangeRole(services: Services): Handler<"POST /account/{id}/changeRole"> {
  return async ({ body: { memberId, role } }, caller) => {
    const changed = await services.store.changeMemberRole(caller.account.id, memberId, role);
    if (changed === "unknown") throw new ApiFailure("member_not_found");
    if (changed === "last_owner") throw new ApiFailure("last_owner");
    return showMembers(services, caller);
  };
}
