import { type Container, getLogger } from "../../platform/container.ts";
import { readEnvironment } from "../../environment/environment.ts";
import { runEach } from "../../concurrency/run-each.ts";
import { NEWSLETTER_MODULE } from "./modules/newsletter/index.ts";
import { createSendgridContacts } from "./create-sendgrid-contacts.ts";
import { toNewsletterSettings } from "./newsletter-settings.ts";
import { tellDueChanges } from "./tell-due-changes.ts";

/** Days for which unsubscribers are read from the mailing service at each run: more than any outage lasts. */
const suppressedDays = 30;

/**
 * Imports unsubscribers from the mailing service, and exports the changes of subscribers. Does nothing when the shop
 * has no list. Several servers may run it at once: one server claims each change.
 */
export async function syncNewsletter(container: Container): Promise<void> {
  const settings = toNewsletterSettings(readEnvironment(process.env));
  if (settings === null) return;
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const contacts = createSendgridContacts(settings);
  const now = () => new Date();
  const since = new Date(now().getTime() - suppressedDays * 86_400_000);
  const logger = getLogger(container);
  const suppressed = await contacts.listSuppressed(since).catch((error: unknown) => {
    logger.error(`SendGrid's unsubscribes could not be read: ${String(error)}`);
    return [];
  });
  const work = { name: "sync-newsletter", items: suppressed, toId: ({ email }: { email: string }) => email };
  await runEach(container, work, (one) => newsletter.endSuppressed([one]));
  await tellDueChanges({
    outbox: newsletter,
    contacts,
    onFailure: ({ id }, error) => logger.error(`sync-newsletter: ${id} failed: ${String(error)}`),
    now,
  });
}
