import { type Newsletter, NewsletterError } from "./newsletter.ts";
import type { NewsletterEnvironment } from "./newsletter-environment.ts";

const timeoutMs = 10_000;

/**
 * Readers as contacts of SendGrid's marketing API [7.14], which takes a list of them and works through it later: 202 is
 * all it says. Null without a SendGrid.
 */
export function createSendgridNewsletter(environment: NewsletterEnvironment): Newsletter | null {
  const { SENDGRID_API_KEY: key, SENDGRID_URL: url, SENDGRID_NEWSLETTER_LIST: list } = environment;
  if (!key || !url || !list) return null;
  return {
    async subscribe(email) {
      let status: number;
      try {
        const response = await fetch(new URL("/v3/marketing/contacts", url), {
          method: "PUT",
          headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
          body: JSON.stringify({ list_ids: [list], contacts: [{ email }] }),
          signal: AbortSignal.timeout(timeoutMs),
        });
        await response.body?.cancel();
        ({ status } = response);
      } catch (cause) {
        throw new NewsletterError("SendGrid did not answer", { cause });
      }
      if (status !== 202) throw new NewsletterError(`SendGrid answered ${status}`);
    },
  };
}
