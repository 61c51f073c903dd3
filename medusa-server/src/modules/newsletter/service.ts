import { randomBytes, randomUUID } from "node:crypto";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { expectManager } from "../expect-manager.ts";
import { NewsletterSubscriber } from "./models/newsletter-subscriber.ts";
import { resolveSyncDelay, syncLeaseMs } from "./retry-sync.ts";

const ids = z.array(z.object({ id: z.string() }));
const confirmedRows = z.array(
  z.object({ id: z.string(), email: z.string(), language: z.string(), confirmed_at: z.coerce.date() }),
);
/** Who gets the newsletter from now on. */
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
/** A change that this process alone may tell the mailing service, until its lease ends. */
export type DueChange = z.infer<typeof dueRows>[number];

const toToken = () => randomBytes(32).toString("base64url");
const isDue = `"is_contact" <> ("state" = 'subscribed') and "deleted_at" is null`;

export default class NewsletterModuleService extends MedusaService({ NewsletterSubscriber }) {
  /** Keeps that an address is asked. The caller has its lock and knows that it does not get the newsletter. */
  async ask(
    {
      email,
      ...asked
    }: { email: string; language: string; site: string; source: "footer" | "checkout" | "account" },
    now: Date,
  ): Promise<{ id: string }> {
    const [known] = await this.listNewsletterSubscribers({ email }, { select: ["id", "confirm_token"] });
    const fields = { ...asked, state: "asked" as const, asked_at: now };
    if (known === undefined) {
      const tokens = { confirm_token: toToken(), end_token: toToken() };
      return this.createNewsletterSubscribers({ email, ...fields, ...tokens, next_sync_at: now });
    }
    const { id, confirm_token } = known;
    await this.updateNewsletterSubscribers({ id, ...fields, confirm_token: confirm_token ?? toToken() });
    return { id };
  }

  /**
   * Has the address that a token was mailed to, or an id names, get the newsletter. Doing it twice is fine.
   *
   * @returns null without such an address, and for one that has ended since it was asked
   */
  @InjectManager()
  async confirm(
    { token = null, id = null }: { token?: string | null; id?: string | null },
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<Confirmed | null> {
    const [confirmed] = confirmedRows.parse(
      await expectManager(context).execute(
        `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'subscribed', "ended_at" = null,
           "confirmed_at" = case when "state" = 'subscribed' then "confirmed_at" else ?::timestamptz end
         where ("confirm_token" = ? or "id" = ?) and "state" <> 'ended' and "deleted_at" is null
         returning "id", "email", "language", "confirmed_at"`,
        [now, token, id],
      ),
    );
    return confirmed ?? null;
  }

  /** Ends the newsletter of an address, or of that which an unsubscribe link was mailed to. Nothing for an unknown one. */
  @InjectManager()
  async end(
    { token = null, email = null }: { token?: string | null; email?: string | null },
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    await expectManager(context).execute(
      `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'ended', "ended_at" = ?,
         "confirm_token" = null
       where ("end_token" = ? or "email" = ?) and "state" <> 'ended' and "deleted_at" is null`,
      [now, token, email],
    );
  }

  /**
   * Ends the newsletter of addresses that told the mailing service so, each at an instant; not of one that has confirmed
   * since. Returns how many.
   */
  @InjectManager()
  async endSuppressed(
    suppressed: readonly { email: string; at: Date }[],
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const manager = expectManager(context);
    let count = 0;
    for (const { email, at } of suppressed) {
      const ended = ids.parse(
        await manager.execute(
          `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'ended', "ended_at" = ?,
             "confirm_token" = null
           where "email" = ? and "state" = 'subscribed' and "confirmed_at" < ? and "deleted_at" is null
           returning "id"`,
          [at, email, at],
        ),
      );
      count += ended.length;
    }
    return count;
  }

  /** Whether an address gets the newsletter. */
  async isSubscribed(email: string): Promise<boolean> {
    const rows = await this.listNewsletterSubscribers(
      { email: email.toLowerCase(), state: "subscribed" },
      { select: ["id"], take: 1 },
    );
    return rows.length > 0;
  }

  /** Takes changes that the mailing service has not been told, the longest due first: no two processes get the same. */
  @InjectManager()
  async claimDue(
    now: Date,
    most: number,
    @MedusaContext() context: Context<EntityManager> = {},
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
   * Keeps what came of telling a change, unless the lease had ended and another process tells it now. Should the address
   * have changed its mind meanwhile, the row is due at once.
   */
  @InjectManager()
  async endSync(
    { id, sync_lease, sync_attempts, is_subscribed }: DueChange,
    outcome: "told" | { error: string },
    now: Date,
    @MedusaContext() context: Context<EntityManager> = {},
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
   * Forgets addresses that were asked before an instant and have not confirmed; one that had ended before is suppressed as
   * it was. Returns how many.
   */
  @InjectManager()
  async forgetUnconfirmed(
    before: Date,
    limit: number,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const manager = expectManager(context);
    const batch = `select "id" from "newsletter_subscriber" where "state" = 'asked' and "asked_at" < ? and "ended_at" is`;
    const restored = ids.parse(
      await manager.execute(
        `update "newsletter_subscriber" set "updated_at" = now(), "state" = 'ended', "confirm_token" = null
         where "id" in (${batch} not null limit ?) returning "id"`,
        [before, limit],
      ),
    );
    // One that the mailing service still has is told first.
    const deleted = ids.parse(
      await manager.execute(
        `delete from "newsletter_subscriber" where "id" in (${batch} null and not "is_contact" limit ?) returning "id"`,
        [before, limit],
      ),
    );
    return restored.length + deleted.length;
  }
}
