import { raisesTier } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { queueMail } from "../outbox/queue-mail.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import type { JournalEventRef } from "../journal/modules/journal/event-kinds.ts";

const mailedRow = z.object({
  account_id: z.string(),
  kind: z.enum(["points_earned", "friend_purchased"]),
  email: z.string(),
  language: z.string(),
});

/** Selects an entry that adds a member's points for an order or for a friend's order. */
const mailedSql = `
  select e."account_id", a."email", m."language",
    case when e."type" = 'reward' then 'points_earned' else 'friend_purchased' end as "kind"
  from "ledger_entry" e
  join "club_membership" m on m."account_id" = e."account_id" and m."left_at" is null and m."deleted_at" is null
  join "account" a on a."id" = e."account_id" and a."deleted_at" is null
  where e."id" = ? and e."type" in ('reward', 'referral') and e."amount_minor" > 0`;

/**
 * Queues the mail about points that a member earned by an order or by a friend's purchase, and the mail about a tier
 * reached by it. Ignores every other ledger entry.
 */
export async function queueLedgerMail(
  container: Container,
  { subjectId: entryId }: JournalEventRef,
): Promise<void> {
  if (!areMailsSent()) return;
  const [found] = await readBySql(container, mailedRow, mailedSql, [entryId]);
  if (found === undefined) return;
  const { kind, account_id, email, language } = found;
  const mail = { subject_id: entryId, source_id: account_id, email, language };
  if (kind === "points_earned" && (await reachesTier(container, account_id, entryId))) {
    await queueMail(container, { ...mail, kind: "tier_reached" });
  }
  await queueMail(container, { ...mail, kind });
}

async function reachesTier(container: Container, accountId: string, entryId: string): Promise<boolean> {
  const club = container.resolve(CLUB_MODULE);
  const ledger = await club.readLedger(accountId);
  if (ledger === null) return false;
  const entries = ledger.rows.map(({ entry }) => entry);
  return raisesTier(entries, entryId, ledger.membership.currency);
}
