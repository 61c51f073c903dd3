import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { logFullOutbox } from "../mail/log-full-outbox.ts";
import { sendMailsSoon } from "../mail/send-mails-soon.ts";
import { toLanguage } from "../mail/to-language.ts";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import { mostEnquiryMailsPerDay } from "../modules/mail/outbox-limits.ts";
import type MailModuleService from "../modules/mail/service.ts";
import { readBySql } from "../read-by-sql.ts";

const unmailedRow = z.object({
  kind: z.enum(["enquiry_received", "enquiry_reply"]),
  subject_id: z.string(),
  source_id: z.string(),
  email: z.string(),
  language: z.string(),
});

/** Enquiries in the inbox that came, or were moved there, within the last day, and replies of that day, without a mail. */
const unmailedSql = `
  select 'enquiry_received' as "kind", e."id" as "subject_id", e."id" as "source_id", e."email", e."language"
  from "enquiry" e
  where e."folder" = 'inbox' and (?::text is null or e."id" = ?)
    and (e."created_at" > now() - interval '24 hours' or exists (
      select 1 from "enquiry_event" v where v."enquiry_id" = e."id" and v."type" = 'folder' and v."value" = 'inbox'
        and v."created_at" > now() - interval '24 hours'))
    and not exists (select 1 from "mail" d where d."kind" = 'enquiry_received' and d."subject_id" = e."id")
  union all
  select 'enquiry_reply', v."id", e."id", e."email", e."language"
  from "enquiry_event" v join "enquiry" e on e."id" = v."enquiry_id"
  where v."type" = 'reply' and v."created_at" > now() - interval '24 hours' and (?::text is null or e."id" = ?)
    and not exists (select 1 from "mail" d where d."kind" = 'enquiry_reply' and d."subject_id" = v."id")`;

/**
 * Puts the mails to the senders of enquiries into the outbox, each once: that an enquiry was received, which is none of
 * the suspicious ones, and what a merchandiser replies.
 *
 * @param enquiryId null: of all, which a process that died did not queue
 */
export async function queueEnquiryMails(container: MedusaContainer, enquiryId: string | null): Promise<void> {
  if (!areMailsSent()) return;
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  const now = new Date();
  const unmailed = await readBySql(
    container,
    unmailedRow,
    unmailedSql,
    Array.from({ length: 4 }, () => enquiryId),
  );
  let refused = 0;
  for (const { language, ...about } of unmailed) {
    const mail = { ...about, language: toLanguage(language), state: "waiting" } as const;
    // Anybody may type any address into a form; whom a merchandiser replies to has been read by a person.
    const is_unconfirmed = about.kind === "enquiry_received";
    const queued = await outbox.queueOnce({ ...mail, is_unconfirmed }, now, mostEnquiryMailsPerDay);
    if (queued === "full") refused += 1;
  }
  if (unmailed.length > refused) sendMailsSoon(container);
  // Found again by the next run of the job, for a day.
  if (refused > 0) logFullOutbox(container, "enquiry_received", refused);
}
