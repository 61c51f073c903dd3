import type { Container } from "../../platform/container.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { queueMail } from "../outbox/queue-mail.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { mostWithdrawalMailsPerDay } from "../outbox/modules/mail/outbox-limits.ts";
import { WITHDRAWAL_MODULE } from "./modules/withdrawal/index.ts";
import type { JournalEventRef } from "../journal/modules/journal/event-kinds.ts";

/**
 * Queues the receipt of a withdrawal (directive 2011/83/EU, article 11a(4)). A suspicious or anonymized withdrawal gets
 * none.
 */
export async function queueWithdrawalMail(
  container: Container,
  { subjectId: id }: JournalEventRef,
): Promise<void> {
  if (!areMailsSent()) return;
  const withdrawals = container.resolve(WITHDRAWAL_MODULE);
  const [found] = await withdrawals.listWithdrawals(
    { id, is_suspicious: false },
    { select: ["email", "language"] },
  );
  if (!found?.email) return;
  const { email, language } = found;
  await queueMail(
    container,
    {
      kind: "withdrawal_received",
      subject_id: id,
      source_id: id,
      email,
      language: toLanguage(language),
      // The sender of the form may have entered any address.
      is_unconfirmed: true,
    },
    mostWithdrawalMailsPerDay,
  );
}
