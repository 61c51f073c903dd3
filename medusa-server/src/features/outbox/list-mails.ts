import type { Container } from "../../platform/container.ts";
import { toMostCounted } from "../../database/count-up-to.ts";
import type { MailsPage } from "./api/mails-query.ts";
import { areMailsSent } from "./are-mails-sent.ts";
import { MAIL_MODULE } from "./modules/mail/index.ts";

const fields = [
  ...(["id", "kind", "source_id", "subject_id", "email", "language", "state"] as const),
  ...(["attempts", "next_attempt_at", "last_error", "sent_at", "created_at"] as const),
];

/** Reads one page of the outbox, newest first, and whether mails are sent at all. */
export async function listMails(container: Container, { state, offset, limit }: MailsPage) {
  const outbox = container.resolve(MAIL_MODULE);
  const [mails, counted] = await Promise.all([
    outbox.listMail(state === undefined ? {} : { state }, {
      select: fields,
      order: { created_at: "DESC", id: "DESC" },
      skip: offset,
      take: limit,
    }),
    outbox.countUpTo(toMostCounted({ offset, limit }), state ?? null),
  ]);
  return { ...counted, is_sending: areMailsSent(), mails };
}
