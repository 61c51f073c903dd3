import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { queueMail } from "../outbox/queue-mail.ts";
import { toLanguage } from "../outbox/to-language.ts";
import { mostEnquiryMailsPerDay } from "../outbox/modules/mail/outbox-limits.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import type { JournalEventRef } from "../journal/modules/journal/event-kinds.ts";

const mailedRow = z.object({
  kind: z.enum(["enquiry_received", "enquiry_reply"]),
  subject_id: z.string(),
  source_id: z.string(),
  email: z.string(),
  language: z.string(),
});

const receivedSql = `
  select 'enquiry_received' as "kind", "id" as "subject_id", "id" as "source_id", "email", "language" from "enquiry"
  where "id" = ? and "folder" = 'inbox'`;
/** Finds a reply, or an enquiry that was moved out of the suspicious folder: its confirmation is sent only then. */
const changedSql = `
  select case when v."type" = 'reply' then 'enquiry_reply' else 'enquiry_received' end as "kind",
    case when v."type" = 'reply' then v."id" else e."id" end as "subject_id",
    e."id" as "source_id", e."email", e."language"
  from "enquiry_event" v join "enquiry" e on e."id" = v."enquiry_id"
  where v."id" = ? and (v."type" = 'reply' or (v."type" = 'folder' and v."value" = 'inbox' and e."folder" = 'inbox'))`;

/**
 * Queues a mail to the sender of an enquiry: the confirmation, unless the enquiry is suspicious, or a merchandiser's
 * reply. Other events queue nothing.
 */
export async function queueEnquiryMail(
  container: Container,
  { kind, subjectId }: JournalEventRef,
): Promise<void> {
  if (!areMailsSent()) return;
  const sql = kind === "enquiry_received" ? receivedSql : changedSql;
  const [found] = await readBySql(container, mailedRow, sql, [subjectId]);
  if (found === undefined) return;
  // A form accepts any address, so the confirmation's recipient is unconfirmed. The recipient of a reply is not,
  // because a merchandiser has read the enquiry first.
  const is_unconfirmed = found.kind === "enquiry_received";
  const mail = { ...found, language: toLanguage(found.language), is_unconfirmed };
  await queueMail(container, mail, mostEnquiryMailsPerDay);
}
