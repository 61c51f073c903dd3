import { takeBackStates } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { queueMail } from "../outbox/queue-mail.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import type { JournalEventRef } from "../journal/modules/journal/event-kinds.ts";

const mailedRow = z.object({
  subject_id: z.string(),
  source_id: z.string(),
  state: z.enum(takeBackStates),
  email: z.string(),
  language: z.string(),
});

/** Queues the mail about a take-back's new state. Queues nothing for an anonymized take-back. */
export async function queueTakeBackMail(
  container: Container,
  { subjectId: eventId }: JournalEventRef,
): Promise<void> {
  if (!areMailsSent()) return;
  const [found] = await readBySql(
    container,
    mailedRow,
    `select t."id" as "subject_id", t."order_id" as "source_id", e."state", t."email", t."language"
     from "take_back_event" e
     join "take_back" t on t."id" = e."take_back_id" and t."email" is not null and t."deleted_at" is null
     where e."id" = ?`,
    [eventId],
  );
  if (found === undefined) return;
  const { state, ...about } = found;
  await queueMail(container, { ...about, kind: `take_back_${state}` });
}
