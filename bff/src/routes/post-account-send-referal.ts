import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import type { Services } from "../services.ts";
import { findSite } from "./find-site.ts";

/**
 * POST /account/{id}/sendReferal [3.31] [7.9]: mails a friend the account's referral link, in the language of the request.
 *
 * @throws ApiFailure invalid_request for an unknown site, not_in_club, referral_not_sent [8.17] once an account or a
 * recipient has had as many mails as there may be
 */
export function postAccountSendReferal(services: Services): Handler<"POST /account/{id}/sendReferal"> {
  return async ({ query: { language }, body: { email, domain } }, { account, user }) => {
    const { code: site } = findSite(services.sites, domain, "body.domain");
    const invitation = { email: email.toLowerCase(), inviter: user.subject, language, site };
    const sent = await services.store.sendReferral(account.id, invitation);
    if (sent === "not_member") throw new ApiFailure("not_in_club");
    if (sent === "too_many") throw new ApiFailure("referral_not_sent");
    return { sent: true };
  };
}
