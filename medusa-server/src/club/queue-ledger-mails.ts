import type { MedusaContainer } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import { raisesTier } from "@spolverk/domain";
import { areMailsSent } from "../mail/are-mails-sent.ts";
import { logFullOutbox } from "../mail/log-full-outbox.ts";
import { sendMailsSoon } from "../mail/send-mails-soon.ts";
import { CLUB_MODULE } from "../modules/club/index.ts";
import type ClubModuleService from "../modules/club/service.ts";
import { MAIL_MODULE } from "../modules/mail/index.ts";
import type MailModuleService from "../modules/mail/service.ts";
import { readBySql } from "../read-by-sql.ts";

const unmailedRow = z.object({
  id: z.string(),
  account_id: z.string(),
  kind: z.enum(["points_earned", "friend_purchased"]),
  email: z.string(),
  language: z.string(),
});
type Unmailed = z.infer<typeof unmailedRow>;

/** Entries of the last day without a mail. */
const unmailedSql = `
  select e."id", e."account_id", k."kind", a."email", m."language"
  from "ledger_entry" e
  cross join lateral (
    select case when e."type" = 'reward' then 'points_earned' else 'friend_purchased' end as "kind") k
  join "club_membership" m on m."account_id" = e."account_id" and m."left_at" is null and m."deleted_at" is null
  join "account" a on a."id" = e."account_id" and a."deleted_at" is null
  where e."type" in ('reward', 'referral') and e."amount_minor" > 0 and e."at" > now() - interval '24 hours'
    and (?::text is null or e."account_id" = ?)
    and not exists (select 1 from "mail" d where d."kind" = k."kind" and d."subject_id" = e."id")
  order by e."sequence"`;

/**
 * Puts the mails about points that were earned, by the member or by a friend who purchased, and about tiers that they
 * reached, into the outbox, each once.
 *
 * @param accountId null: of all, which a process that died did not queue
 */
export async function queueLedgerMails(container: MedusaContainer, accountId: string | null): Promise<void> {
  if (!areMailsSent()) return;
  const outbox: MailModuleService = container.resolve(MAIL_MODULE);
  const now = new Date();
  const unmailed = await readBySql(container, unmailedRow, unmailedSql, [accountId, accountId]);
  let refused = 0;
  for (const entry of unmailed) {
    const { id, account_id, email, language } = entry;
    const mail = { subject_id: id, source_id: account_id, email, language, state: "waiting" } as const;
    // First, so that a process that dies in between leaves the entry to be found again.
    if (await reachesTier(container, entry)) await outbox.queueOnce({ ...mail, kind: "tier_reached" }, now);
    if ((await outbox.queueOnce({ ...mail, kind: entry.kind }, now)) === "full") refused += 1;
  }
  if (unmailed.length > refused) sendMailsSoon(container);
  // Found again by the next run of the job, for a day.
  if (refused > 0) logFullOutbox(container, "points_earned", refused);
}

async function reachesTier(container: MedusaContainer, { id, account_id, kind }: Unmailed): Promise<boolean> {
  if (kind !== "points_earned") return false;
  const club: ClubModuleService = container.resolve(CLUB_MODULE);
  const ledger = await club.readLedger(account_id);
  if (ledger === null) return false;
  const entries = ledger.rows.map(({ entry }) => entry);
  return raisesTier(entries, id, ledger.membership.currency);
}
