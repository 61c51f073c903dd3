import { askForNewsletter, resolveSiteOfLanguage } from "../accounts/change-newsletter.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";
import type { Handler, Handlers } from "./mount.ts";

export const newsletterHandlers = (services: Services) =>
  ({
    "POST /sendgrid/newsletter": postNewsletter(services),
    "POST /newsletter/confirm": postNewsletterConfirm(services),
    "POST /newsletter/unsubscribe/{token}": postNewsletterUnsubscribe(services),
  }) satisfies Partial<Handlers>;

/**
 * POST /sendgrid/newsletter [7.14]: mails a confirmation link to the address.
 * @throws ApiFailure invalid_request for an unknown site, newsletter_unavailable [8.34]
 */
function postNewsletter(services: Services): Handler<"POST /sendgrid/newsletter"> {
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

/** POST /newsletter/confirm [7.14]: may be repeated. @throws ApiFailure newsletter_not_found */
function postNewsletterConfirm({ store }: Services): Handler<"POST /newsletter/confirm"> {
  return async ({ body: { token } }) => {
    if (!(await store.confirmNewsletter(token))) throw new ApiFailure("newsletter_not_found");
    return { confirmed: true };
  };
}

/**
 * POST /newsletter/unsubscribe/{token}: sent by the page of a mail's link, and by mail programs themselves (RFC 8058),
 * with any body. An unknown token gets the same reply.
 */
function postNewsletterUnsubscribe({ store }: Services): Handler<"POST /newsletter/unsubscribe/{token}"> {
  return async ({ params: { token } }) => {
    await store.endNewsletter({ token });
    return { unsubscribed: true };
  };
}
