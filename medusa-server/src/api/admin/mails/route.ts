import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MailsPage } from "../../../features/outbox/api/mails-query.ts";
import { toMostCounted } from "../../../database/count-up-to.ts";
import { areMailsSent } from "../../../features/outbox/are-mails-sent.ts";
import { MAIL_MODULE } from "../../../features/outbox/modules/mail/index.ts";

const fields = [
  ...(["id", "kind", "source_id", "subject_id", "email", "language", "state"] as const),
  ...(["attempts", "next_attempt_at", "last_error", "sent_at", "created_at"] as const),
];

/** The outbox, the newest first, and whether it is sent at all. */
export async function GET(
  request: AuthenticatedMedusaRequest<unknown, MailsPage>,
  response: MedusaResponse,
): Promise<void> {
  const outbox = request.scope.resolve(MAIL_MODULE);
  const { state, offset, limit } = request.validatedQuery;
  const [mails, counted] = await Promise.all([
    outbox.listMail(state === undefined ? {} : { state }, {
      select: fields,
      order: { created_at: "DESC", id: "DESC" },
      skip: offset,
      take: limit,
    }),
    outbox.countUpTo(toMostCounted({ offset, limit }), state ?? null),
  ]);
  response.json({ ...counted, is_sending: areMailsSent(), mails });
}
