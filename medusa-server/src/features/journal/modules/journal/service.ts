import { redactText } from "@spolverk/server-kit/redact-text";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  TableService,
} from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { type JournalKind, journalKinds } from "./event-kinds.ts";
import { deliveryStates } from "./delivery-states.ts";
import { JournalDelivery } from "./models/journal-delivery.ts";
import { JournalEvent } from "./models/journal-event.ts";
import { deliveryLeaseMs, mostAttempts, resolveDeliveryDelay } from "./retry-delivery.ts";

/** A consumer's subscription to a kind of event. */
export type Subscription = { consumer: string; kind: JournalKind };

const claimedRow = z.object({
  id: z.string(),
  kind: z.enum(journalKinds),
  subject_id: z.string(),
  attempts: z.number(),
});
/** A delivery claimed by this process until its lease ends. */
export type ClaimedDelivery = z.infer<typeof claimedRow>;
const idRows = z.array(z.object({ id: z.coerce.string() }));

const longestError = 1000;
const notEnded = "The process that tried it did not end it";
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

export default class JournalModuleService extends TableService({ JournalEvent, JournalDelivery }) {
  /**
   * Creates the deliveries of events that have none yet, or that happened again, for each consumer, in one statement.
   * An event of a long transaction is found once it is committed, whatever was written before or after it.
   *
   * @param now treats events due by then as due, even if that is later than the database's time
   * @returns the number of events, at most `most`
   */
  @InjectManager()
  async distribute(
    subscriptions: readonly Subscription[],
    now: Date,
    most: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const distributed = idRows.parse(
      await expectManager(context).execute(
        `with "due" as (
           select "id" from "journal_event" where "distributed_at" is null and "deleted_at" is null and "due_at" <= greatest(?::timestamptz, now())
           order by "due_at" limit ? for update skip locked),
         "distributed" as (
           update "journal_event" set "distributed_at" = ?::timestamptz, "updated_at" = now()
           where "id" in (select "id" from "due") returning "id", "kind", "subject_id"),
         "delivered" as (
           insert into "journal_delivery" ("id", "consumer", "kind", "subject_id", "next_attempt_at")
           select s."consumer" || ':' || d."id", s."consumer", d."kind", d."subject_id", ?::timestamptz
           from "distributed" d
           join jsonb_to_recordset(?::jsonb) as s ("consumer" text, "kind" text) on s."kind" = d."kind"
           on conflict ("id") do update set "state" = 'waiting', "attempts" = 0, "last_error" = null,
             "next_attempt_at" = excluded."next_attempt_at", "updated_at" = now())
         select "id" from "distributed"`,
        [now, most, now, now, JSON.stringify(subscriptions)],
      ),
    );
    return distributed.length;
  }

  /**
   * Claims a consumer's due deliveries, the longest overdue first, in one statement, so that no two processes get the
   * same delivery. A delivery whose process crashed is marked as such from then on. Its crashes count as attempts.
   */
  @InjectManager()
  async claimDue(
    consumer: string,
    now: Date,
    most: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<ClaimedDelivery[]> {
    const rows = z.array(claimedRow.extend({ state: z.enum(deliveryStates) })).parse(
      await expectManager(context).execute(
        `update "journal_delivery" set "attempts" = "attempts" + 1, "next_attempt_at" = ?, "updated_at" = ?,
           "last_error" = case when "attempts" > 0 then coalesce("last_error", ?) else "last_error" end,
           "state" = case when "attempts" >= ? then 'failed' else "state" end
         where "id" in (
           select "id" from "journal_delivery"
           where "consumer" = ? and "state" = 'waiting' and "next_attempt_at" <= ? and "deleted_at" is null
           order by "next_attempt_at" limit ? for update skip locked
         )
         returning "id", "kind", "subject_id", "attempts", "state"`,
        [after(now, deliveryLeaseMs), now, notEnded, mostAttempts, consumer, now, most],
      ),
    );
    return rows.filter(({ state }) => state === "waiting");
  }

  /** Deletes a completed delivery, unless its lease has ended and another process has claimed the delivery. */
  @InjectManager()
  async endDone(
    { id, attempts }: Pick<ClaimedDelivery, "id" | "attempts">,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await expectManager(context).execute(
      `delete from "journal_delivery" where "id" = ? and "attempts" = ? and "state" = 'waiting'`,
      [id, attempts],
    );
  }

  /**
   * Stores the error of a failed attempt, unless the lease has ended and another process has claimed the delivery.
   * @returns whether the delivery is given up
   */
  @InjectManager()
  async endFailed(
    { id, attempts }: Pick<ClaimedDelivery, "id" | "attempts">,
    error: unknown,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const delayMs = resolveDeliveryDelay(attempts);
    await expectManager(context).execute(
      `update "journal_delivery" set "state" = ?, "last_error" = ?, "next_attempt_at" = ?, "updated_at" = ?
       where "id" = ? and "attempts" = ? and "state" = 'waiting'`,
      [
        delayMs === null ? "failed" : "waiting",
        redactText(String(error)).slice(0, longestError),
        after(now, delayMs ?? 0),
        now,
        id,
        attempts,
      ],
    );
    return delayMs === null;
  }

  /** Lists the subjects of a kind of event that are not confirmed yet. */
  @InjectManager()
  async listUnconfirmed(
    kind: JournalKind,
    subjectIds: readonly string[],
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string[]> {
    const rows = idRows.parse(
      await expectManager(context).execute(
        `select "subject_id" as "id" from "journal_event"
         where "kind" = ? and "subject_id" in (select jsonb_array_elements_text(?::jsonb))
           and "due_at" > now() and "distributed_at" is null`,
        [kind, JSON.stringify(subjectIds)],
      ),
    );
    return rows.map(({ id }) => id);
  }

  /** Makes events due at once, because their facts are known to be true. */
  @InjectManager()
  async confirm(
    kind: JournalKind,
    subjectIds: readonly string[],
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await expectManager(context).execute(
      `update "journal_event" set "due_at" = now(), "updated_at" = now()
       where "kind" = ? and "subject_id" in (select jsonb_array_elements_text(?::jsonb)) and "distributed_at" is null`,
      [kind, JSON.stringify(subjectIds)],
    );
  }

  /**
   * Makes a waiting or failed delivery due at once.
   * @returns whether there is one
   */
  @InjectManager()
  async tryAgain(
    id: string,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const changed = idRows.parse(
      await expectManager(context).execute(
        `update "journal_delivery" set "state" = 'waiting', "attempts" = 0, "next_attempt_at" = ?, "updated_at" = ?
         where "id" = ? and "last_error" is not null returning "id"`,
        [now, now, id],
      ),
    );
    return changed.length > 0;
  }

  /**
   * Deletes a failed delivery that a merchandiser has handled.
   * @returns whether there was one
   */
  @InjectManager()
  async dismiss(id: string, @CallContext() context: Context<EntityManager> = {}): Promise<boolean> {
    const deleted = idRows.parse(
      await expectManager(context).execute(
        `delete from "journal_delivery" where "id" = ? and "last_error" is not null returning "id"`,
        [id],
      ),
    );
    return deleted.length > 0;
  }

  /**
   * Deletes events that were distributed to every consumer before the instant, and deliveries that failed before it.
   */
  @InjectManager()
  async forgetBefore(before: Date, @CallContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(
      `delete from "journal_event" where "created_at" < ? and "distributed_at" is not null`,
      [before],
    );
    await expectManager(context).execute(
      `delete from "journal_delivery" where "created_at" < ? and "state" = 'failed'`,
      [before],
    );
  }
}
