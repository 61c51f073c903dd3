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
/** A reply, or that an enquiry turned out not to be suspicious, which is received then. */
const changedSql = `
  select case when v."type" = 'reply' then 'enquiry_reply' else 'enquiry_received' end as "kind",
    case when v."type" = 'reply' then v."id" else e."id" end as "subject_id",
    e."id" as "source_id", e."email", e."language"
  from "enquiry_event" v join "enquiry" e on e."id" = v."enquiry_id"
  where v."id" = ? and (v."type" = 'reply' or (v."type" = 'folder' and v."value" = 'inbox' and e."folder" = 'inbox'))`;

/**
 * Puts a mail to the sender of an enquiry into the outbox: that it was received, which is none of the suspicious ones, or
 * what a merchandiser replies. Nothing for any other event of an enquiry.
 */
export async function queueEnquiryMail(
  container: Container,
  { kind, subjectId }: JournalEventRef,
): Promise<void> {
  if (!areMailsSent()) return;
  const sql = kind === "enquiry_received" ? receivedSql : changedSql;
  const [found] = await readBySql(container, mailedRow, sql, [subjectId]);
  if (found === undefined) return;
  // Anybody may type any address into a form; whom a merchandiser replies to has been read by a person.
  const is_unconfirmed = found.kind === "enquiry_received";
  const mail = { ...found, language: toLanguage(found.language), is_unconfirmed };
  await queueMail(container, mail, mostEnquiryMailsPerDay);
}
