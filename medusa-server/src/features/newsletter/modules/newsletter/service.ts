import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  TableService,
  generateEntityId,
} from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { NewsletterSubscriber } from "./models/newsletter-subscriber.ts";
import { NewsletterToken, type NewsletterTokenKind } from "./models/newsletter-token.ts";
import { resolveSyncDelay, syncLeaseMs } from "./retry-sync.ts";

const ids = z.array(z.object({ id: z.string() }));
const confirmedRows = z.array(
  z.object({ id: z.string(), email: z.string(), language: z.string(), confirmed_at: z.coerce.date() }),
);
/** A confirmed subscriber. */
export type Confirmed = z.infer<typeof confirmedRows>[number];

const dueRows = z.array(
  z.object({
    id: z.string(),
    email: z.string(),
    is_subscribed: z.boolean(),
    told_at: z.coerce.date().nullable(),
    sync_lease: z.string(),
    sync_attempts: z.number(),
  }),
);
/** A change claimed by this process for synchronization, until its lease ends. */
export type DueChange = z.infer<typeof dueRows>[number];

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
/** Lifetime of a confirmation link; an unconfirmed address is forgotten after the same time (`unconfirmedDays`). */
const confirmableMs = 7 * 24 * 60 * 60_000;
const isDue = `"is_contact" <> ("state" = 'subscribed') and "deleted_at" is null`;

export default class NewsletterModuleService extends TableService({
  NewsletterSubscriber,
  NewsletterToken,
}) {
  /**
   * Stores that a mail asks an address to confirm. The caller holds the address's lock; the address is not subscribed.
   */
  async ask(
    {
      email,
      ...asked
    }: { email: string; language: string; site: string; source: "footer" | "checkout" | "account" },
    now: Date,
  ): Promise<{ id: string }> {
    const [known] = await this.listNewsletterSubscribers({ email }, { select: ["id"] });
    const fields = { ...asked, state: "asked" as const, asked_at: now };
    if (known === undefined) {
      return this.createNewsletterSubscribers({ email, ...fields, next_sync_at: now });
    }
    await this.updateNewsletterSubscribers({ id: known.id, ...fields });
    return { id: known.id };
  }

  /** Creates the token of one mail, of which only a hash is stored. Earlier tokens stay valid. */
  @InjectManager()
  async drawToken(
    subscriberId: string,
    kind: NewsletterTokenKind,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    const expiresAt = kind === "confirm" ? new Date(now.getTime() + confirmableMs) : null;
    await expectManager(context).execute(
      `insert into "newsletter_token" ("id", "subscriber_id", "kind", "hash", "expires_at") values (?, ?, ?, ?, ?)`,
      [generateEntityId(undefined, "nltok"), subscriberId, kind, hashOf(token), expiresAt],
    );
    return token;
  }

  /**
   * Subscribes the address that a token was mailed to, or that an id names. Idempotent.
   *
   * @returns null for an unknown address, an expired token, or an address that has ended since it was asked
   */
  @InjectManager()
  async confirm(
    { token = null, id = null }: { token?: string | null; id?: string | null },
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<Confirmed | null> {
    const [confirmed] = confirmedRows.parse(
      await expectManager(context).execute(
        `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'subscribed', "ended_at" = null,
           "confirmed_at" = case when "state" = 'subscribed' then "confirmed_at" else ?::timestamptz end
         where ("id" = ? or "id" in (
             select "subscriber_id" from "newsletter_token" where "hash" = ? and "kind" = 'confirm' and "expires_at" > ?))
           and "state" <> 'ended' and "deleted_at" is null
         returning "id", "email", "language", "confirmed_at"`,
        [now, id, token === null ? null : hashOf(token), now],
      ),
    );
    return confirmed ?? null;
  }

  /** Unsubscribes an address, or the address that got the unsubscribe link. Does nothing for an unknown address. */
  @InjectManager()
  async end(
    { token = null, email = null }: { token?: string | null; email?: string | null },
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const manager = expectManager(context);
    const ended = ids.parse(
      await manager.execute(
        `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'ended', "ended_at" = ?
         where ("email" = ? or "id" in (
             select "subscriber_id" from "newsletter_token" where "hash" = ? and "kind" = 'end'))
           and "state" <> 'ended' and "deleted_at" is null returning "id"`,
        [now, email, token === null ? null : hashOf(token)],
      ),
    );
    await this.voidConfirmations_(ended, manager);
  }

  /** Revokes the confirmation links mailed to these addresses. */
  private async voidConfirmations_(ended: readonly { id: string }[], manager: EntityManager): Promise<void> {
    for (const { id } of ended) {
      await manager.execute(
        `delete from "newsletter_token" where "subscriber_id" = ? and "kind" = 'confirm'`,
        [id],
      );
    }
  }

  /**
   * Unsubscribes addresses that unsubscribed at the mailing service, each at an instant, unless they have confirmed
   * since.
   * @returns the number of unsubscribed addresses
   */
  @InjectManager()
  async endSuppressed(
    suppressed: readonly { email: string; at: Date }[],
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const manager = expectManager(context);
    let count = 0;
    for (const { email, at } of suppressed) {
      const ended = ids.parse(
        await manager.execute(
          `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'ended', "ended_at" = ?
           where "email" = ? and "state" = 'subscribed' and "confirmed_at" < ? and "deleted_at" is null
           returning "id"`,
          [at, email, at],
        ),
      );
      await this.voidConfirmations_(ended, manager);
      count += ended.length;
    }
    return count;
  }

  /** Whether an address is subscribed. */
  async isSubscribed(email: string): Promise<boolean> {
    const rows = await this.listNewsletterSubscribers(
      { email: email.toLowerCase(), state: "subscribed" },
      { select: ["id"], take: 1 },
    );
    return rows.length > 0;
  }

  /**
   * Claims changes that are due for synchronization, the longest overdue first; no two processes get the same one.
   */
  @InjectManager()
  async claimDue(
    now: Date,
    most: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<DueChange[]> {
    return dueRows.parse(
      await expectManager(context).execute(
        `update "newsletter_subscriber" set "next_sync_at" = ?, "sync_lease" = ?, "updated_at" = now()
         where "id" in (
           select "id" from "newsletter_subscriber" where ${isDue} and "next_sync_at" <= ?
           order by "next_sync_at" limit ? for update skip locked
         )
         returning "id", "email", "state" = 'subscribed' as "is_subscribed", "told_at", "sync_lease", "sync_attempts"`,
        [new Date(now.getTime() + syncLeaseMs), randomUUID(), now, most],
      ),
    );
  }

  /**
   * Stores the outcome of a synchronization, unless the lease ended and another process has claimed the row. If the
   * address changed its state during the synchronization, the row is due at once.
   */
  @InjectManager()
  async endSync(
    { id, sync_lease, sync_attempts, is_subscribed }: DueChange,
    outcome: "told" | { error: string },
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const isTold = outcome === "told";
    const attempts = isTold ? 0 : sync_attempts + 1;
    const nextAt = isTold ? now : new Date(now.getTime() + resolveSyncDelay(attempts));
    await expectManager(context).execute(
      `update "newsletter_subscriber" set "updated_at" = now(), "sync_lease" = null, "next_sync_at" = ?,
         "sync_attempts" = ?, "sync_error" = ?, "is_contact" = case when ? then ? else "is_contact" end,
         "told_at" = case when ? then ?::timestamptz else "told_at" end
       where "id" = ? and "sync_lease" = ?`,
      [nextAt, attempts, isTold ? null : outcome.error, isTold, is_subscribed, isTold, now, id, sync_lease],
    );
  }

  /**
   * Deletes addresses that were asked before an instant and have not confirmed. An address that had unsubscribed
   * earlier returns to `ended` instead.
   * @returns the number of addresses
   */
  @InjectManager()
  async forgetUnconfirmed(
    before: Date,
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const manager = expectManager(context);
    const batch = `select "id" from "newsletter_subscriber" where "state" = 'asked' and "asked_at" < ? and "ended_at" is`;
    const restored = ids.parse(
      await manager.execute(
        `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'ended'
         where "id" in (${batch} not null limit ?) returning "id"`,
        [before, limit],
      ),
    );
    await this.voidConfirmations_(restored, manager);
    // An address that is still on the mailing service's list stays here until it is removed there.
    const deleted = ids.parse(
      await manager.execute(
        `delete from "newsletter_subscriber" where "id" in (${batch} null and not "is_contact" limit ?) returning "id"`,
        [before, limit],
      ),
    );
    for (const { id } of deleted) {
      await manager.execute(`delete from "newsletter_token" where "subscriber_id" = ?`, [id]);
    }
    return restored.length + deleted.length;
  }

  /**
   * Deletes expired tokens.
   * @returns the number of tokens
   */
  @InjectManager()
  async deleteExpiredTokens(
    now: Date,
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const deleted = await expectManager(context).execute(
      `delete from "newsletter_token" where "id" in (
         select "id" from "newsletter_token" where "expires_at" <= ? limit ?) returning "id"`,
      [now, limit],
    );
    return ids.parse(deleted).length;
  }
}
