import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { logFullOutbox } from "../mail/log-full-outbox.ts";
import { sendMailsSoon } from "../mail/send-mails-soon.ts";
import { toLanguage } from "../mail/to-language.ts";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import { mostWithdrawalMailsPerDay } from "../modules/mail/outbox-limits.ts";
import type MailModuleService from "../modules/mail/service.ts";
import { readBySql } from "../read-by-sql.ts";

const unmailedRow = z.object({ id: z.string(), email: z.string(), language: z.string() });

/** One withdrawal, or those of the last day, without a mail, but for those that look suspicious. */
const unmailedSql = `
  select w."id", w."email", w."language" from "withdrawal" w
  where (w."id" = ?::text or (?::text is null and w."received_at" > now() - interval '24 hours'))
    and w."email" is not null and w."deleted_at" is null and not w."is_suspicious"
    and not exists (select 1 from "mail" m where m."kind" = 'withdrawal_received' and m."subject_id" = w."id")
  order by w."received_at"`;

/**
 * Puts the receipts of withdrawals into the outbox, each once (directive 2011/83/EU, article 11a(4)).
 *
 * @param id null: of all, which a process that died did not queue
 */
export async function queueWithdrawalMails(container: MedusaContainer, id: string | null): Promise<void> {
  if (!areMailsSent()) return;
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  const now = new Date();
  const unmailed = await readBySql(container, unmailedRow, unmailedSql, [id, id]);
  let refused = 0;
  for (const { id: subject_id, email, language } of unmailed) {
    const mail = {
      kind: "withdrawal_received",
      subject_id,
      source_id: subject_id,
      email,
      language: toLanguage(language),
      state: "waiting",
      // Anybody may type any address into a form.
      is_unconfirmed: true,
    } as const;
    if ((await outbox.queueOnce(mail, now, mostWithdrawalMailsPerDay)) === "full") refused += 1;
  }
  if (unmailed.length > refused) sendMailsSoon(container);
  // Found again by the next run of the job, for a day.
  if (refused > 0) logFullOutbox(container, "withdrawal_received", refused);
}
