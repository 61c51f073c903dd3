import type { AskForNewsletterBody } from "@spolverk/medusa-contract";
import { type Container, withLocks } from "../../platform/container.ts";
import { generateEntityId } from "../../platform/database.ts";
import { unexpectedState } from "../../platform/errors.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { logFullOutbox } from "../outbox/log-full-outbox.ts";
import { sendMailsSoon } from "../outbox/send-mails-soon.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { mostConfirmationsPerDay } from "../outbox/modules/mail/outbox-limits.ts";
import { NEWSLETTER_MODULE } from "./modules/newsletter/index.ts";
import { welcomeSubscriber } from "./welcome-subscriber.ts";

const dayMs = 24 * 60 * 60_000;
const kind = "newsletter_confirmation";

/**
 * Mails an address the question whether it wants the newsletter; an address known to belong to its owner is subscribed
 * at once. An address that is subscribed already, or that reached the day's limit of questions, is not mailed. The
 * reply is the same in each case.
 *
 * @throws MedusaError UNEXPECTED_STATE when the shop cannot mail the question
 */
export async function askForNewsletter(
  container: Container,
  { email: typed, isOwnersOwn, ...asked }: AskForNewsletterBody,
): Promise<void> {
  const email = typed.toLowerCase();
  const newsletter = container.resolve(NEWSLETTER_MODULE);
  const outbox = container.resolve(MAIL_MODULE);
  // The lock serializes requests for one address, so that each sees the mails of the others.
  await withLocks(container, `newsletter:${email}`, async () => {
    if (await newsletter.isSubscribed(email)) return;
    const now = new Date();
    if (isOwnersOwn) {
      const { id } = await newsletter.ask({ email, ...asked }, now);
      const confirmed = await newsletter.confirm({ id }, now);
      if (confirmed) await welcomeSubscriber(container, confirmed);
      return;
    }
    if (!areMailsSent()) {
      throw unexpectedState("The shop sends no mails");
    }
    const since = new Date(now.getTime() - dayMs);
    if ((await outbox.countQueued({ kind, since, email })) >= mostConfirmationsPerDay) return;
    const { id } = await newsletter.ask({ email, ...asked }, now);
    const queued = await outbox.queueOnce(
      {
        kind,
        subject_id: generateEntityId(undefined, "nlask"),
        source_id: id,
        email,
        language: asked.language,
        state: "waiting",
      },
      now,
    );
    if (queued === "full") {
      logFullOutbox(container, kind, 1);
      throw unexpectedState("The outbox is full");
    }
    sendMailsSoon(container);
  });
}
