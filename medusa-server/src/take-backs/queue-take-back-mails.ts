import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { takeBackStates } from "@spolverk/domain";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { logFullOutbox } from "../mail/log-full-outbox.ts";
import { sendMailsSoon } from "../mail/send-mails-soon.ts";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import type MailModuleService from "../modules/mail/service.ts";
import { readBySql } from "../read-by-sql.ts";

const unmailedRow = z.object({
  subject_id: z.string(),
  source_id: z.string(),
  state: z.enum(takeBackStates),
  email: z.string(),
  language: z.string(),
});

/** Changes of state of the last day without a mail. */
const unmailedSql = `
  select t."id" as "subject_id", t."order_id" as "source_id", e."state", t."email", t."language"
  from "take_back_event" e
  join "take_back" t on t."id" = e."take_back_id" and t."email" is not null and t."deleted_at" is null
  where e."created_at" > now() - interval '24 hours' and (?::text is null or t."id" = ?)
    and not exists (
      select 1 from "mail" m where m."kind" = 'take_back_' || e."state" and m."subject_id" = t."id")
  order by e."sequence"`;

/**
 * Puts the mails about changes of a take-back's state into the outbox, each once.
 *
 * @param id null: of all, which a process that died did not queue
 */
export async function queueTakeBackMails(container: MedusaContainer, id: string | null): Promise<void> {
  if (!areMailsSent()) return;
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  const now = new Date();
  const unmailed = await readBySql(container, unmailedRow, unmailedSql, [id, id]);
  let refused = 0;
  for (const { state, ...about } of unmailed) {
    const mail = { ...about, kind: `take_back_${state}`, state: "waiting" } as const;
    if ((await outbox.queueOnce(mail, now)) === "full") refused += 1;
  }
  // Those of all are sent by the job.
  if (id !== null && unmailed.length > refused) sendMailsSoon(container);
  // Found again by the next run of the job, for a day.
  if (refused > 0) logFullOutbox(container, "take_back_created", refused);
}
