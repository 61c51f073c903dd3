import { type Container, getLogger } from "../../platform/container.ts";
import { emitEvent } from "../../platform/events.ts";

/** Emitted after a mail was queued. The process that works handles it: this one, or a worker where there are several. */
export const mailsQueued = "mails.queued";

/**
 * Has the due mails of the outbox sent in a moment. Where the event cannot be emitted, the mails wait for the job that
 * runs every minute.
 */
export function sendMailsSoon(container: Container): void {
  emitEvent(container, mailsQueued).catch((error: unknown) => {
    getLogger(container).error(`Mails wait for the next job: ${String(error)}`);
  });
}
