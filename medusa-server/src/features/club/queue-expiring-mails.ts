import { foldLedger, toUtcDayEnd } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { z } from "../../platform/zod.ts";
import { runEach } from "../../concurrency/run-each.ts";
import { areMailsSent } from "../outbox/are-mails-sent.ts";
import { logFullOutbox } from "../outbox/log-full-outbox.ts";
import { CLUB_MODULE } from "./modules/club/index.ts";
import { MAIL_MODULE } from "../outbox/modules/mail/index.ts";
import { readBySql } from "../../database/read-by-sql.ts";
import { sumExpiringOn, toExpiryMailId } from "./expiring-points.ts";

const dueRow = z.object({
  account_id: z.string(),
  day: z.string(),
  days_before: z.union([z.literal(30), z.literal(7)]),
  email: z.string(),
  language: z.string(),
});

const dayMs = 86_400_000;

/**
 * Finds the days (UTC) on which points of members expire whose due mail is not queued yet. Leaves out members without
 * points. Parameters: the end of the 7th day from now, the end of the 30th, now, and the end of the 30th.
 */
const dueSql = `
  select distinct e."account_id", n."day", n."days_before", a."email", m."language"
  from "ledger_entry" e
  cross join lateral (select to_char(e."expires_at" at time zone 'UTC', 'YYYY-MM-DD') as "day",
    case when e."expires_at" <= ? then 7 else 30 end as "days_before") n
  join "club_membership" m on m."account_id" = e."account_id" and m."left_at" is null and m."deleted_at" is null
    and m."next_expiry_at" <= ?
  join "account" a on a."id" = e."account_id" and a."deleted_at" is null
  where e."expires_at" > ? and e."expires_at" <= ? and not exists (
    select 1 from "mail" d where d."kind" = 'points_expiring'
      and d."subject_id" = e."account_id" || ':' || n."day" || ':' || n."days_before")
  order by e."account_id", n."day"`;

/** Queues the mails about points whose last day (UTC) is within 30 days and within 7, each once per day of expiry. */
export async function queueExpiringMails(container: Container, now: Date): Promise<void> {
  if (!areMailsSent()) return;
  const club = container.resolve(CLUB_MODULE);
  const outbox = container.resolve(MAIL_MODULE);
  const kind = "points_expiring";
  let refused = 0;
  const endIn = (days: number) => toUtcDayEnd(new Date(now.getTime() + days * dayMs));
  const due = await readBySql(container, dueRow, dueSql, [endIn(7), endIn(30), now, endIn(30)]);
  const toId = ({ account_id }: { account_id: string }) => account_id;
  const work = { name: "expire-points, mails", items: due, toId };
  await runEach(container, work, async ({ account_id, day, days_before, email, language }) => {
    const ledger = await club.readLedger(account_id);
    const { lots } = foldLedger(ledger?.rows.map(({ entry }) => entry) ?? []);
    if (sumExpiringOn(lots, day) === 0) return;
    const subject_id = toExpiryMailId({ accountId: account_id, day, daysBefore: days_before });
    const mail = { kind, subject_id, source_id: account_id, email, language, state: "waiting" } as const;
    if ((await outbox.queueOnce(mail, now)) === "full") refused += 1;
  });
  // The job's next run finds the refused mails again.
  if (refused > 0) logFullOutbox(container, kind, refused);
}
