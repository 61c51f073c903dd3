import { showMembers } from "../accounts/show-members.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";

/**
 * POST /account/{id}/invite: mails an invitation, in the language of the request.
 *
 * @throws ApiFailure invalid_request for an unknown site, too_many_requests, already_member, too_many_members
 */
export function postAccountInvite(services: Services): Handler<"POST /account/{id}/invite"> {
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
