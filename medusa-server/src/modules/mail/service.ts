import type { Context } from "@medusajs/framework/types";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { type MailKind, mailKinds } from "../../mail/mail-kinds.ts";
import { mailLeaseMs, resolveRetryDelay } from "../../mail/retry-mail.ts";
import { expectManager } from "../expect-manager.ts";
import { Mail } from "./models/mail.ts";

export type NewMail = {
  kind: MailKind;
  subject_id: string;
  source_id: string;
  email: string;
  language: string;
  state: "waiting" | "skipped";
};

const claimedRow = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  subject_id: z.string(),
  source_id: z.string(),
  email: z.string(),
  language: z.string(),
  attempts: z.number(),
});
/** A mail that this process alone may send, until its lease ends. */
export type ClaimedMail = z.infer<typeof claimedRow>;
const changedRows = z.array(z.object({ id: z.string() }));

const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

export default class MailModuleService extends MedusaService({ Mail }) {
  /** Puts a mail into the outbox. Of several calls about the same thing, at once or later, one does. */
  @InjectManager()
  async queueOnce(
    { kind, subject_id, source_id, email, language, state }: NewMail,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await expectManager(context).execute(
      `insert into "mail" ("id", "kind", "subject_id", "source_id", "email", "language", "state", "next_attempt_at")
       values (?, ?, ?, ?, ?, ?, ?, ?)
       on conflict ("kind", "subject_id") where "deleted_at" is null do nothing`,
      [generateEntityId(undefined, "mail"), kind, subject_id, source_id, email, language, state, now],
    );
  }

  /** Takes mails that are due, the longest due first, in one statement: no two processes get the same. */
  @InjectManager()
  async claimDue(
    now: Date,
    most: number,
    @MedusaContext() context: Context<EntityManager> = {},
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

  /** Keeps what came of an attempt, unless another has begun since: its lease had ended. */
  @InjectManager()
  async endAttempt(
    { id, attempts }: Pick<ClaimedMail, "id" | "attempts">,
    outcome: { error: string; isFinal: boolean } | "sent",
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
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

  /** Forgets mails that left, or were to be told by nobody, before that: whom the shop wrote to is nobody's any more. */
  @InjectManager()
  async forgetBefore(before: Date, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(
      `delete from "mail" where "state" in ('sent', 'skipped') and "updated_at" < ?`,
      [before],
    );
  }

  /** Lets a mail that was sent or has failed be sent once more. Returns whether it was one of those. */
  @InjectManager()
  async sendAgain(
    id: string,
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
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
