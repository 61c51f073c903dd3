import type { Container } from "../../platform/container.ts";
import { MAIL_MODULE } from "./modules/mail/index.ts";
import type { NewMail } from "./modules/mail/service.ts";
import { sendMailsSoon } from "./send-mails-soon.ts";

/**
 * Queues a mail about an event of the journal, once, and triggers sending.
 *
 * @param mostUnconfirmed see `queueOnce`
 * @throws Error while the outbox is full: the event is delivered again later
 */
export async function queueMail(
  container: Container,
  mail: Omit<NewMail, "state"> & Partial<Pick<NewMail, "state">>,
  mostUnconfirmed?: number,
): Promise<void> {
  const outbox = container.resolve(MAIL_MODULE);
  const queued = await outbox.queueOnce({ state: "waiting", ...mail }, new Date(), mostUnconfirmed);
  if (queued === "full") throw new Error("Too many mails wait, in all or to this address");
  if (queued === "queued") sendMailsSoon(container);
}
