import { type Container, getLogger } from "../../platform/container.ts";
import { emitEvent } from "../../platform/events.ts";

/** Event that starts sending queued mails, in this process or, when there are several, in the worker process. */
export const mailsQueued = "mails.queued";

/** Delay before rendering, which takes processor time: the reply to the shopper who just ordered goes first. */
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
