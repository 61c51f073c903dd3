import type { Container } from "../../platform/container.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { logFullOutbox } from "../outbox/log-full-outbox.ts";
import { sendMailsSoon } from "../outbox/send-mails-soon.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import type { Confirmed } from "./modules/newsletter/service.ts";

/** Queues the mail that welcomes a subscriber and explains how to unsubscribe, once for each confirmation. */
export async function welcomeSubscriber(
  container: Container,
  { id, email, language, confirmed_at }: Confirmed,
): Promise<void> {
  if (!areMailsSent()) return;
  const outbox = container.resolve(MAIL_MODULE);
  const kind = "newsletter_welcome";
  const queued = await outbox.queueOnce(
    {
      kind,
      subject_id: `${id}_${confirmed_at.getTime()}`,
      source_id: id,
      email,
      language,
      state: "waiting",
    },
    new Date(),
  );
  if (queued === "full") logFullOutbox(container, kind, 1);
  if (queued === "queued") sendMailsSoon(container);
}
