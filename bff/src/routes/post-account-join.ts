import { showLoyalty } from "../club/show-loyalty.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { resolveSiteOfLanguage } from "../newsletter/change-newsletter.ts";
import type { Services } from "../services.ts";
import { findSite } from "./find-site.ts";

/**
 * POST /account/{id}/join [3.32] [7.7]: once; joining again changes nothing. The welcome mail is in the language of the request,
 * which also chooses the site, and with it the currency, of a call that names none.
 *
 * @throws ApiFailure invalid_request for an unknown site, terms_not_accepted, club_for_individuals
 */
export function postAccountJoin(services: Services): Handler<"POST /account/{id}/join"> {
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
