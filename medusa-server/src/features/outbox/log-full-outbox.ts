import { type Container, getLogger } from "../../platform/container.ts";
import type { MailKind } from "./modules/mail/mail-kinds.ts";
import { mostWaiting, mostWaitingPerAddress } from "./modules/mail/outbox-limits.ts";

/** Logs that mails were not queued because the outbox is full, without their recipients. */
export function logFullOutbox(container: Container, kind: MailKind, count: number): void {
  getLogger(container).error(
    `The outbox is full: ${count} mails of kind ${kind} were not queued. ` +
      `At most ${mostWaiting} may wait in all and ${mostWaitingPerAddress} to one address: is the mail service down?`,
  );
}
