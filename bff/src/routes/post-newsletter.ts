import type { Handler } from "../http/mount.ts";
import { changeNewsletter } from "../newsletter/change-newsletter.ts";
import type { Services } from "../services.ts";

/** POST /sendgrid/newsletter [7.14]. */
export function postNewsletter(services: Services): Handler<"POST /sendgrid/newsletter"> {
  return async ({ body: { email } }) => {
    await changeNewsletter(services, email, true);
    return { subscribed: true };
  };
}
