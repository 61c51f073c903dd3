import { type Container, getLogger } from "../../platform/container.ts";
import { emitEvent } from "../../platform/events.ts";

/** Emitted after queuing mails. The process that handles events reacts: this one, or a worker when there are several. */
export const mailsQueued = "mails.queued";

/** Rendering a mail takes processor time, which would delay the shopper who just ordered. */
const soonMs = 1000;
let isPlanned = false;

/**
 * Triggers sending the due mails after a debounce of one second. If the process dies meanwhile, or the event cannot be
 * emitted, the mails stay in the outbox for the job that runs every minute.
 */
export function sendMailsSoon(container: Container): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    emitEvent(container, mailsQueued).catch((error: unknown) => {
      getLogger(container).error(`Mails wait for the next job: ${String(error)}`);
    });
  }, soonMs).unref();
}
