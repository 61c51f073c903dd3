import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { sendDueMails } from "./send-due-mails.ts";

/** Writing a mail is work for the processor that the shopper who just ordered would wait for. */
const soonMs = 1000;
let isPlanned = false;

/**
 * Sends the mails that are due in a moment, once for all that is queued until then. A process that dies meanwhile
 * leaves them in the outbox, to which the job comes every minute.
 */
export function sendMailsSoon(container: MedusaContainer): void {
  if (isPlanned) return;
  isPlanned = true;
  setTimeout(() => {
    isPlanned = false;
    sendDueMails(container).catch((error: unknown) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Mails wait for the next job: ${String(error)}`);
    });
  }, soonMs).unref();
}
