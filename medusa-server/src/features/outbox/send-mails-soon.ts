import { type Container, getLogger } from "../../platform/container.ts";
import { emitEvent } from "../../platform/events.ts";

/** Emitted after queuing a mail. The process that handles jobs reacts: this one, or a worker when there are several. */
export const mailsQueued = "mails.queued";

/**
 * Triggers sending the due mails. If the event cannot be emitted, the mails wait for the job that runs every minute.
 */
export function sendMailsSoon(container: Container): void {
  emitEvent(container, mailsQueued).catch((error: unknown) => {
    getLogger(container).error(`Mails wait for the next job: ${String(error)}`);
  });
}
