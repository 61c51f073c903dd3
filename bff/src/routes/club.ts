import { resolveSiteOfLanguage } from "../accounts/change-newsletter.ts";
import { listEarlySales } from "../club/list-early-sales.ts";
import { showLoyalty } from "../club/show-loyalty.ts";
import { toActivityEntry } from "../club/to-activity-entry.ts";
import { ApiFailure } from "../http/api-failure.ts";
import { findSite } from "../http/find-site.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const clubHandlers = (services: Services) =>
  ({
    "GET /account/{id}/loyalty": getAccountLoyalty(services),
    "GET /account/{id}/loyalty/activity": getAccountLoyaltyActivity(services),
    "GET /account/{id}/earlySales": getAccountEarlySales(services),
    "POST /account/{id}/join": postAccountJoin(services),
    "POST /account/{id}/leaveClub": postAccountLeaveClub(services),
    "POST /account/{id}/sendReferal": postAccountSendReferal(services),
  }) satisfies Partial<Handlers>;

/** GET /account/{id}/loyalty [2.19] [3.44] */
function getAccountLoyalty(services: Services): Handler<"GET /account/{id}/loyalty"> {
  return (_, caller) => showLoyalty(services, caller);
}

const pageSize = 20;

/** GET /account/{id}/loyalty/activity: the ledger, newest entry first [2.19]; empty outside the club. */
function getAccountLoyaltyActivity({ store }: Services): Handler<"GET /account/{id}/loyalty/activity"> {
  return async ({ query: { type, page } }, { account }) => {
    const { entries, total } = await store.listLedgerEntries(account.id, {
      type: type ?? null,
      page,
      pageSize,
    });
    return { entries: entries.map(toActivityEntry), total, page, pageSize };
  };
}

/** GET /account/{id}/earlySales [9.33] */
function getAccountEarlySales(services: Services): Handler<"GET /account/{id}/earlySales"> {
  return (_, caller) => listEarlySales(services, caller);
}

/**
 * POST /account/{id}/join [3.32] [7.7]: a member's call changes nothing. The welcome mail is in the language of the
 * request. For a call without a site, this language also selects the site; the currency is by default that of the site.
 * @throws ApiFailure invalid_request for an unknown site, terms_not_accepted, club_for_individuals
 */
function postAccountJoin(services: Services): Handler<"POST /account/{id}/join"> {
  return async ({ query: { language }, body }, caller) => {
    const { sites } = services;
    const site = findSite(sites, body.site ?? resolveSiteOfLanguage(sites, language), "body.site");
    if (body.acceptTerms === false) {
      throw new ApiFailure("terms_not_accepted", { fields: { "body.acceptTerms": "required" } });
    }
    const options = {
      currency: body.currency ?? site.currency,
      referralToken: body.referalToken ?? null,
      language,
      site: site.code,
    };
    const joined = await services.store.joinClub(caller.account.id, options);
    if (joined === "not_individual") throw new ApiFailure("club_for_individuals");
    return showLoyalty(services, caller);
  };
}

/** POST /account/{id}/leaveClub: the remaining points lapse. @throws ApiFailure not_in_club */
function postAccountLeaveClub(services: Services): Handler<"POST /account/{id}/leaveClub"> {
  return async (_, caller) => {
    const left = await services.store.leaveClub(caller.account.id);
    if (left === "not_member") throw new ApiFailure("not_in_club");
    return showLoyalty(services, caller);
  };
}

/**
 * POST /account/{id}/sendReferal [3.31] [7.9]: mails a friend the account's referral link, in the language of the
 * request.
 * @throws ApiFailure invalid_request for an unknown site, not_in_club, referral_not_sent [8.17] once the account or the
 * recipient has reached the limit of mails
 */
function postAccountSendReferal(services: Services): Handler<"POST /account/{id}/sendReferal"> {
  return async ({ query: { language }, body: { email, domain } }, { account, user }) => {
    const { code: site } = findSite(services.sites, domain, "body.domain");
    const invitation = { email: email.toLowerCase(), inviter: user.subject, language, site };
    const sent = await services.store.sendReferral(account.id, invitation);
    if (sent === "not_member") throw new ApiFailure("not_in_club");
    if (sent === "too_many") throw new ApiFailure("referral_not_sent");
    return { sent: true };
  };
}
