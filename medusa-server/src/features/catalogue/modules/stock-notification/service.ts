import { createHash, randomBytes } from "node:crypto";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  TableService,
  generateEntityId,
} from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { expectPresent } from "../../../../database/expect-present.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { StockNotification } from "./models/stock-notification.ts";

type NewStockNotification = { variant_id: string; email: string; language: string; asked_at: Date };
const ids = z.array(z.object({ id: z.string() }));
const variants = z.array(z.object({ variant_id: z.string() }));

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export default class StockNotificationModuleService extends TableService({ StockNotification }) {
  /**
   * Stores an unconfirmed subscription of an address to a variant. Runs one statement, so that concurrent calls store
   * exactly one row.
   *
   * @returns the id of the pending row, new or existing
   */
  @InjectManager()
  async saveOnce(
    { variant_id, email, language, asked_at }: NewStockNotification,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<string> {
    const [saved] = ids.parse(
      await expectManager(context).execute(
        `insert into "stock_notification" ("id", "variant_id", "email", "language", "asked_at")
         values (?, ?, ?, ?, ?)
         on conflict ("variant_id", "email") where "notified_at" is null and "deleted_at" is null
           do update set "updated_at" = now()
         returning "id"`,
        [generateEntityId(undefined, "snot"), variant_id, email, language, asked_at],
      ),
    );
    return expectPresent(saved, "the saved stock notification").id;
  }

  /**
   * Creates the token for a mail about a row. Stores only its hash; the tokens of earlier mails become void.
   *
   * @returns null when the row is gone
   */
  @InjectManager()
  async drawToken(id: string, @CallContext() context: Context<EntityManager> = {}): Promise<string | null> {
    const token = randomBytes(32).toString("base64url");
    const changed = ids.parse(
      await expectManager(context).execute(
        `update "stock_notification" set "token_hash" = ?, "updated_at" = now()
         where "id" = ? and "deleted_at" is null returning "id"`,
        [hashOf(token), id],
      ),
    );
    return changed.length === 0 ? null : token;
  }

  /** Confirms the address that received the token; idempotent. Returns whether a row has this token. */
  @InjectManager()
  async confirm(
    token: string,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const changed = ids.parse(
      await expectManager(context).execute(
        `update "stock_notification" set "confirmed_at" = coalesce("confirmed_at", ?), "updated_at" = now()
         where "token_hash" = ? and "deleted_at" is null returning "id"`,
        [now, hashOf(token)],
      ),
    );
    return changed.length > 0;
  }

  /**
   * Deletes all subscriptions, pending and notified, of the address that received the token; no-op for an unknown
   * token.
   */
  @InjectManager()
  async unsubscribe(token: string, @CallContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(
      `delete from "stock_notification" where "email" in (
         select "email" from "stock_notification" where "token_hash" = ? and "deleted_at" is null)`,
      [hashOf(token)],
    );
  }

  /** Lists the variants with pending subscriptions of confirmed addresses. */
  @InjectManager()
  async listAwaitedVariants(@CallContext() context: Context<EntityManager> = {}): Promise<string[]> {
    const rows = variants.parse(
      await expectManager(context).execute(
        `select distinct "variant_id" from "stock_notification"
         where "confirmed_at" is not null and "notified_at" is null and "deleted_at" is null`,
      ),
    );
    return rows.map(({ variant_id }) => variant_id);
  }

  /**
   * Deletes subscriptions, each kind before its own instant: those requested, those still unconfirmed, and those
   * notified.
   *
   * @returns the number deleted
   */
  @InjectManager()
  async deleteBefore(
    { asked, askedUnconfirmed, notified }: { asked: Date; askedUnconfirmed: Date; notified: Date },
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const gone = ids.parse(
      await expectManager(context).execute(
        `delete from "stock_notification" where "id" in (
           select "id" from "stock_notification" where "asked_at" < ?
             or ("confirmed_at" is null and "asked_at" < ?) or "notified_at" < ? limit ?) returning "id"`,
        [asked, askedUnconfirmed, notified, limit],
      ),
    );
    return gone.length;
  }
}
