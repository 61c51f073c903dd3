import { ApiFailure } from "../http/api-failure.ts";
import type { Handler } from "../http/mount.ts";
import { NewsletterError } from "../newsletter/newsletter.ts";
import type { Services } from "../services.ts";

/** POST /sendgrid/newsletter [7.14]. */
export function postNewsletter({ newsletter }: Services): Handler<"POST /sendgrid/newsletter"> {
  return async ({ body: { email } }) => {
    if (!newsletter) throw new ApiFailure("newsletter_unavailable");
    try {
      await newsletter.subscribe(email);
    } catch (error) {
      if (error instanceof NewsletterError) throw new ApiFailure("newsletter_unavailable", { cause: error });
      throw error;
    }
    return { subscribed: true };
  };
}
