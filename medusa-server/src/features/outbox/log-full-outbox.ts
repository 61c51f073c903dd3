import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { MailKind } from "./modules/mail/mail-kinds.ts";
import { mostWaiting, mostWaitingPerAddress } from "./modules/mail/outbox-limits.ts";

/** Says that mails were not queued because too many wait, without saying whose. */
export function logFullOutbox(container: MedusaContainer, kind: MailKind, count: number): void {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(
      `The outbox is full: ${count} mails of kind ${kind} were not queued. ` +
        `At most ${mostWaiting} may wait in all and ${mostWaitingPerAddress} to one address: is the mail service down?`,
    );
}
