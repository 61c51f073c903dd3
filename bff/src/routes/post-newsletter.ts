import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { askForNewsletter, resolveSiteOfLanguage } from "../newsletter/change-newsletter.ts";
import type { Services } from "../services.ts";

/**
 * POST /sendgrid/newsletter [7.14]: the address is mailed a link to confirm it.
 *
 * @throws ApiFailure invalid_request for an unknown site, newsletter_unavailable [8.34]
 */
export function postNewsletter(services: Services): Handler<"POST /sendgrid/newsletter"> {
  return async ({ query: { language }, body: { email, site } }) => {
    const { sites } = services;
    if (site !== undefined && !sites.some(({ code }) => code === site)) {
      throw new ApiFailure("invalid_request", { fields: { "body.site": "invalid" } });
    }
    await askForNewsletter(services, {
      email,
      language,
      site: site ?? resolveSiteOfLanguage(sites, language),
      source: "footer",
      isOwnersOwn: false,
    });
    return { subscribed: true };
  };
}
