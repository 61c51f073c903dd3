import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";

/** Emitted after a mail was queued. The process that works handles it: this one, or a worker where there are several. */
export const mailsQueued = "mails.queued";

/**
 * Has the due mails of the outbox sent in a moment. Where the event cannot be emitted, the mails wait for the job that
 * runs every minute.
 */
export function sendMailsSoon(container: MedusaContainer): void {
  container
    .resolve(Modules.EVENT_BUS)
    .emit({ name: mailsQueued, data: {} })
    .catch((error: unknown) => {
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`Mails wait for the next job: ${String(error)}`);
    });
}
