import type { Container } from "../../../platform/container.ts";
import { readEnvironment } from "../../../environment/environment.ts";
import type { NewsletterMailKind } from "../../outbox/modules/mail/mail-kinds.ts";
import { NEWSLETTER_MODULE } from "../modules/newsletter/index.ts";
import type { NewsletterFacts } from "./newsletter-facts.ts";
import { ObsoleteMailError } from "../../outbox/obsolete-mail-error.ts";
import { resolveMailSite } from "../../outbox/resolve-mail-site.ts";
import { toLanguage } from "../../outbox/to-language.ts";

/**
 * Reads the content of a mail about the newsletter.
 * @throws ObsoleteMailError when the address has confirmed or unsubscribed meanwhile
 */
export async function readNewsletterFacts(
  container: Container,
  kind: NewsletterMailKind,
  subscriberId: string,
): Promise<NewsletterFacts> {
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const [subscriber] = await newsletter.listNewsletterSubscribers({ id: subscriberId });
  const state = kind === "newsletter_confirmation" ? "asked" : "subscribed";
  if (subscriber?.state !== state) {
    throw new ObsoleteMailError("The address has answered, or unsubscribed, meanwhile");
  }
  return {
    kind,
    token: await newsletter.drawToken(subscriber.id, state === "asked" ? "confirm" : "end", new Date()),
    language: toLanguage(subscriber.language),
    site: resolveMailSite(readEnvironment(process.env).SITE_HOSTS, subscriber.site),
  };
}
