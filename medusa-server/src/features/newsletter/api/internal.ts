import { newsletterCalls } from "@spolverk/medusa-contract";
import { internalRoutes } from "../../../http/internal-routes.ts";
import { askForNewsletter } from "../ask-for-newsletter.ts";
import { NEWSLETTER_MODULE } from "../modules/newsletter/index.ts";
import { welcomeSubscriber } from "../welcome-subscriber.ts";

/** Calls about the newsletter. The replies do not reveal whether an address is known. */
export const newsletterInternalRoutes = internalRoutes(newsletterCalls)({
  askForNewsletter: async ({ container, body }) => {
    await askForNewsletter(container, body);
    return { asked: true };
  },
  confirmNewsletter: async ({ container, body: { token } }) => {
    const confirmed = await container.resolve(NEWSLETTER_MODULE).confirm({ token }, new Date());
    // Also for a repeated confirmation: the first call may have crashed before it queued the mail.
    if (confirmed) await welcomeSubscriber(container, confirmed);
    return { confirmed: confirmed !== null };
  },
  endNewsletter: async ({ container, body }) => {
    const subscriber = "token" in body ? body : { email: body.email.toLowerCase() };
    await container.resolve(NEWSLETTER_MODULE).end(subscriber, new Date());
    return { ended: true };
  },
});
