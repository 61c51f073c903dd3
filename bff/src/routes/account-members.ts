import { showMembers } from "../accounts/show-members.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const accountMembersHandlers = (services: Services) =>
  ({
    "GET /account/{id}/members": getAccountMembers(services),
    "POST /account/{id}/invite": postAccountInvite(services),
    "POST /account/{id}/removeInvitation": postAccountRemoveInvitation(services),
    "POST /account/{id}/changeRole": postAccountChangeRole(services),
    "POST /account/{id}/removeMember": postAccountRemoveMember(services),
  }) satisfies Partial<Handlers>;

/** GET /account/{id}/members */
function getAccountMembers(services: Services): Handler<"GET /account/{id}/members"> {
  return (_, caller) => showMembers(services, caller);
}

/**
 * POST /account/{id}/invite: mails an invitation in the language of the request.
 * @throws ApiFailure invalid_request for an unknown site, too_many_requests, already_member, too_many_members
 */
function postAccountInvite(services: Services): Handler<"POST /account/{id}/invite"> {
  return async ({ query: { language }, body: { email, role, site } }, caller) => {
    if (!services.sites.some(({ code }) => code === site)) {
      throw new ApiFailure("invalid_request", { fields: { "body.site": "invalid" } });
    }
    const seconds = await services.invitationLimit(caller.user.subject);
    if (seconds > 0) throw new ApiFailure("too_many_requests", { retryAfterSeconds: seconds });
    const invited = await services.store.inviteMember(caller.account.id, {
      email: email.toLowerCase(),
      role,
      inviter: caller.user.subject,
      invitedBy: caller.user.email,
      language,
      site,
    });
    if (invited === "already_member") throw new ApiFailure("already_member");
    if (invited === "too_many") throw new ApiFailure("too_many_members");
    return showMembers(services, caller);
  };
}

/** POST /account/{id}/removeInvitation @throws ApiFailure invitation_not_found */
function postAccountRemoveInvitation(services: Services): Handler<"POST /account/{id}/removeInvitation"> {
  return async ({ body: { invitationId } }, caller) => {
    const removed = await services.store.removeInvitation(caller.account.id, invitationId);
    if (removed === "unknown") throw new ApiFailure("invitation_not_found");
    return showMembers(services, caller);
  };
}

/** POST /account/{id}/changeRole @throws ApiFailure member_not_found, last_owner */
function postAccountChangeRole(services: Services): Handler<"POST /account/{id}/changeRole"> {
  return async ({ body: { memberId, role } }, caller) => {
    const changed = await services.store.changeMemberRole(caller.account.id, memberId, role);
    if (changed === "unknown") throw new ApiFailure("member_not_found");
    if (changed === "last_owner") throw new ApiFailure("last_owner");
    return showMembers(services, caller);
  };
}

/** POST /account/{id}/removeMember @throws ApiFailure member_not_found, last_owner */
function postAccountRemoveMember(services: Services): Handler<"POST /account/{id}/removeMember"> {
  return async ({ body: { memberId } }, caller) => {
    const removed = await services.store.removeMember(caller.account.id, memberId);
    if (removed === "unknown") throw new ApiFailure("member_not_found");
    if (removed === "last_owner") throw new ApiFailure("last_owner");
    return showMembers(services, caller);
  };
}
