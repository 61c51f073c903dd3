import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  InjectTransactionManager,
  TableService,
  generateEntityId,
} from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { type MailKind, mailKinds } from "./mail-kinds.ts";
import type { MailState } from "./mail-states.ts";
import { mostWaiting, mostWaitingPerAddress } from "./outbox-limits.ts";
import { mailLeaseMs, resolveRetryDelay } from "./retry-mail.ts";
import { type BoundedCount, toBoundedCount } from "../../../../database/count-up-to.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { Mail } from "./models/mail.ts";

export type NewMail = {
  kind: MailKind;
  subject_id: string;
  source_id: string;
  email: string;
  language: string;
  state: "waiting" | "skipped";
  /** Nothing has shown yet that the address belongs to the customer. */
  is_unconfirmed?: boolean;
};

const dayMs = 24 * 60 * 60_000;
const tooManyMails = (most: number) =>
  `Not sent: the address had ${most} mails about unpaid orders, enquiries or withdrawals within a day`;

const claimedRow = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  subject_id: z.string(),
  source_id: z.string(),
  email: z.string(),
  language: z.string(),
  attempts: z.number(),
});
/** A mail claimed by this process until its lease ends. */
export type ClaimedMail = z.infer<typeof claimedRow>;
const changedRows = z.array(z.object({ id: z.string() }));

/** "known": an earlier call queued the mail. "full": too many mails wait. */
export type QueueResult = "queued" | "known" | "full";

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

export default class MailModuleService extends TableService({ Mail }) {
  /**
   * Queues a mail, once for each subject however often it is called. Returns "full" when too many mails wait, in all or
   * for this address: the caller has to try again later. When the address has got `mostUnconfirmed` unconfirmed mails
   * within a day, another one is stored as failed: a merchandiser may send it.
   */
  @InjectManager()
  queueOnce(
    mail: NewMail,
    now: Date,
    mostUnconfirmed = Number.POSITIVE_INFINITY,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<QueueResult> {
    return mail.is_unconfirmed
      ? this.queueUnconfirmed_(mail, now, mostUnconfirmed, context)
      : this.insert_(mail, now, null, expectManager(context));
  }

  @InjectTransactionManager()
  protected async queueUnconfirmed_(
    mail: NewMail,
    now: Date,
    most: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<QueueResult> {
    const manager = expectManager(context, "transaction");
    const isEnough = await this.isMailedEnough_(mail.email, now, most, manager);
    return this.insert_(mail, now, isEnough ? tooManyMails(most) : null, manager);
  }

  /** @param refusal reason why the mail is not sent automatically */
  private async insert_(
    { kind, subject_id, source_id, email, language, state, is_unconfirmed = false }: NewMail,
    now: Date,
    refusal: string | null,
    manager: EntityManager,
  ): Promise<QueueResult> {
    const id = generateEntityId(undefined, "mail");
    const about = [kind, subject_id, source_id, email, language];
    const queued = changedRows.parse(
      await manager.execute(
        `insert into "mail" ("id", "kind", "subject_id", "source_id", "email", "language", "is_unconfirmed", "state",
           "last_error", "next_attempt_at")
         select ?, ?, ?, ?, ?, ?, ?::boolean, ?, ?, ?::timestamptz
         where (select count(*) from (select 1 from "mail" where "state" = 'waiting' and "deleted_at" is null
                  limit ?) as "all_waiting") < ?
           and (select count(*) from (select 1 from "mail" where "email" = ? and "state" = 'waiting'
                  and "deleted_at" is null limit ?) as "own_waiting") < ?
         on conflict ("kind", "subject_id") where "deleted_at" is null do nothing returning "id"`,
        [
          id,
          ...about,
          is_unconfirmed,
          refusal === null ? state : "failed",
          refusal,
          now,
          mostWaiting,
          mostWaiting,
          email,
          mostWaitingPerAddress,
          mostWaitingPerAddress,
        ],
      ),
    );
    if (queued.length > 0) return "queued";
    const [known] = await manager.execute<unknown[]>(
      `select 1 from "mail" where "kind" = ? and "subject_id" = ? and "deleted_at" is null`,
      [kind, subject_id],
    );
    return known === undefined ? "full" : "known";
  }

  /** Counts the mails of a kind queued since an instant, to one address, about some sources, or in all. */
  @InjectManager()
  async countQueued(
    {
      kind,
      since,
      email = null,
      source_ids = null,
    }: { kind: MailKind; since: Date; email?: string | null; source_ids?: readonly string[] | null },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const sources = source_ids === null ? null : JSON.stringify(source_ids);
    const rows = z.array(z.object({ count: z.coerce.number() })).parse(
      await expectManager(context).execute(
        `select count(*) as "count" from "mail"
         where "kind" = ? and "created_at" > ? and (?::text is null or "email" = ?)
           and (?::text is null or "source_id" in (select jsonb_array_elements_text(?::jsonb)))`,
        [kind, since, email, email, sources, sources],
      ),
    );
    return rows[0]?.count ?? 0;
  }

  /** Counts mails, in all or in one state, up to a limit. */
  @InjectManager()
  async countUpTo(
    most: number,
    state: MailState | null,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<BoundedCount> {
    const rows = await expectManager(context).execute(
      `select count(*) as "count" from (select 1 from "mail"
         where (?::text is null or "state" = ?) and "deleted_at" is null limit ?) as "counted"`,
      [state, state, most + 1],
    );
    return toBoundedCount(rows, most);
  }

  /** Locks the address until the transaction ends, so that concurrent counts include each other's mails. */
  private async isMailedEnough_(
    email: string,
    now: Date,
    most: number,
    manager: EntityManager,
  ): Promise<boolean> {
    await manager.execute(`select pg_advisory_xact_lock(hashtextextended('mail:' || lower(?), 0))`, [email]);
    const rows: unknown = await manager.execute(
      `select count(*)::int as "count" from "mail"
       where "is_unconfirmed" and lower("email") = lower(?) and "created_at" > ? and "state" in ('waiting', 'sent')
         and "deleted_at" is null`,
      [email, after(now, -dayMs)],
    );
    return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count >= most;
  }

  /** Claims due mails, the longest overdue first, in one statement, so that no two processes get the same one. */
  @InjectManager()
  async claimDue(
    now: Date,
    most: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<ClaimedMail[]> {
    return z.array(claimedRow).parse(
      await expectManager(context).execute(
        `update "mail" set "attempts" = "attempts" + 1, "next_attempt_at" = ?, "updated_at" = ?
         where "id" in (
           select "id" from "mail"
           where "state" = 'waiting' and "next_attempt_at" <= ? and "deleted_at" is null
           order by "next_attempt_at" limit ? for update skip locked
         )
         returning "id", "kind", "subject_id", "source_id", "email", "language", "attempts"`,
        [after(now, mailLeaseMs), now, now, most],
      ),
    );
  }

  /** Stores the outcome of an attempt, unless the lease ended and another attempt has begun since. */
  @InjectManager()
  async endAttempt(
    { id, attempts }: Pick<ClaimedMail, "id" | "attempts">,
    outcome: { error: string; isFinal: boolean } | "sent",
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const isSent = outcome === "sent";
    const delayMs = isSent || outcome.isFinal ? null : resolveRetryDelay(attempts);
    const state = isSent ? "sent" : delayMs === null ? "failed" : "waiting";
    await expectManager(context).execute(
      `update "mail" set "state" = ?, "sent_at" = ?, "last_error" = ?, "next_attempt_at" = ?, "updated_at" = ?
       where "id" = ? and "attempts" = ? and "state" = 'waiting'`,
      [
        state,
        isSent ? now : null,
        isSent ? null : outcome.error,
        after(now, delayMs ?? 0),
        now,
        id,
        attempts,
      ],
    );
  }

  /**
   * Deletes mails that do not wait and were last touched before an instant.
   * @returns the number of mails
   */
  @InjectManager()
  async forgetBefore(before: Date, @CallContext() context: Context<EntityManager> = {}): Promise<number> {
    const deleted = changedRows.parse(
      await expectManager(context).execute(
        `delete from "mail" where "state" <> 'waiting' and "updated_at" < ? returning "id"`,
        [before],
      ),
    );
    return deleted.length;
  }

  /**
   * Queues a sent or failed mail again.
   * @returns whether there was such a mail
   */
  @InjectManager()
  async sendAgain(
    id: string,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const changed = changedRows.parse(
      await expectManager(context).execute(
        `update "mail" set "state" = 'waiting', "attempts" = 0, "next_attempt_at" = ?, "updated_at" = ?
         where "id" = ? and "state" in ('sent', 'failed') and "deleted_at" is null returning "id"`,
        [now, now, id],
      ),
    );
    return changed.length > 0;
  }
}
