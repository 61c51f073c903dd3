import { createHash } from "node:crypto";
import type { WithdrawalState } from "@spolverk/domain";
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
import { expectManager } from "../../../../database/expect-manager.ts";
import { Withdrawal } from "./models/withdrawal.ts";

type NewWithdrawal = {
  /** Null when number and address match no order. */
  order_id: string | null;
  order_number: string;
  typed_order_number: string;
  name: string;
  /** In lower case. */
  email: string;
  /** Empty for the whole order. */
  goods: string;
  site: string;
  language: string;
  is_suspicious: boolean;
};

type Decision = {
  state: Exclude<WithdrawalState, "received">;
  reason: string | null;
  /** Id of the order that the merchandiser's page showed; null when it showed none. */
  orderId: string | null;
  author: string;
};

/** An assignment of an order to a withdrawal; `order` null removes the assignment. */
type OrderAssignment = {
  order: { id: string; number: string } | null;
  /** Id of the order that the merchandiser's page showed; null when it showed none. */
  fromOrderId: string | null;
  author: string;
};

const receivedRows = z.array(z.object({ id: z.string(), number: z.string(), received_at: z.coerce.date() }));
type ReceivedWithdrawal = z.infer<typeof receivedRows>[number];
const idRows = z.array(z.object({ id: z.string() }));

export default class WithdrawalModuleService extends TableService({ Withdrawal }) {
  /**
   * Stores a statement. For a repetition, sent later or at the same time, returns the stored statement as long as that is
   * undecided. A suspicious statement is cleared when its repetition does not look suspicious.
   */
  @InjectTransactionManager()
  async saveOnce(
    statement: NewWithdrawal,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<ReceivedWithdrawal> {
    const manager = expectManager(context, "transaction");
    const fingerprint = toFingerprint(statement);
    const find = async () => {
      const rows = receivedRows.parse(
        await manager.execute(
          `select "id", "number", "received_at" from "withdrawal" where "fingerprint" = ? and "deleted_at" is null`,
          [fingerprint],
        ),
      );
      return rows[0];
    };
    // The lock serializes repetitions of a statement.
    await manager.execute(`select pg_advisory_xact_lock(hashtextextended('withdrawal:' || ?, 0))`, [
      fingerprint,
    ]);
    const { order_id, order_number, typed_order_number, name } = statement;
    const { email, goods, site, language, is_suspicious } = statement;
    const known = await find();
    if (known !== undefined) {
      if (!is_suspicious) {
        await manager.execute(
          `update "withdrawal" set "is_suspicious" = false, "updated_at" = ? where "id" = ? and "is_suspicious"`,
          [now, known.id],
        );
      }
      return known;
    }
    const id = generateEntityId(undefined, "wdr");
    const [saved] = receivedRows.parse(
      await manager.execute(
        `insert into "withdrawal" ("id", "number", "fingerprint", "state", "order_id", "order_number",
           "typed_order_number", "name", "email", "goods", "site", "language", "is_suspicious", "received_at")
         values (?, 'W-' || nextval('withdrawal_number'), ?, 'received', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         returning "id", "number", "received_at"`,
        [
          id,
          fingerprint,
          order_id,
          order_number,
          typed_order_number,
          name,
          email,
          goods,
          site,
          language,
          is_suspicious,
          now,
        ],
      ),
    );
    if (saved === undefined) throw new Error("The withdrawal was not stored");
    return saved;
  }

  /**
   * Decides on a withdrawal, once, and only if it still has the order that the merchandiser's page showed; of concurrent
   * decisions the first wins. Afterwards a repetition of the statement counts as a new one: the customer may mean other
   * pieces, or have taken the first statement back.
   * @returns whether this call decided
   */
  @InjectManager()
  async decide(
    id: string,
    { state, reason, orderId, author }: Decision,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const decided = idRows.parse(
      await expectManager(context).execute(
        `update "withdrawal" set "state" = ?, "reason" = ?, "decided_by" = ?, "decided_at" = ?, "updated_at" = ?,
           "fingerprint" = null
         where "id" = ? and "state" = 'received' and "order_id" is not distinct from ? and "deleted_at" is null
         returning "id"`,
        [state, reason, author, now, now, id, orderId],
      ),
    );
    return decided.length > 0;
  }

  /**
   * Assigns an order to a withdrawal whose number and address match none, so that it is no longer suspicious; null
   * removes the assignment. Of concurrent merchandisers the first wins. A decided withdrawal is not changed.
   * @returns whether the withdrawal still had the order that the merchandiser's page showed
   */
  @InjectManager()
  async assignOrder(
    id: string,
    { order, fromOrderId, author }: OrderAssignment,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<boolean> {
    const assigned = idRows.parse(
      await expectManager(context).execute(
        `update "withdrawal" set "order_id" = ?, "order_number" = coalesce(?, "typed_order_number", ''),
           "assigned_by" = ?, "is_suspicious" = false, "updated_at" = ?
         where "id" = ? and "state" = 'received' and "order_id" is not distinct from ?
           and ("order_id" is null or "assigned_by" is not null) and "deleted_at" is null
         returning "id"`,
        [order?.id ?? null, order?.number ?? null, order && author, now, id, fromOrderId],
      ),
    );
    return assigned.length > 0;
  }

  /**
   * Anonymizes withdrawals received before an instant.
   * @returns the number of withdrawals
   */
  @InjectManager()
  async forgetBefore(
    before: Date,
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const forgotten = idRows.parse(
      await expectManager(context).execute(
        `update "withdrawal" set "fingerprint" = null, "name" = null, "email" = null, "goods" = null, "reason" = null,
           "typed_order_number" = null,
           "order_number" = case when "order_id" is null then '' else "order_number" end, "updated_at" = now()
         where "id" in (
           select "id" from "withdrawal" where "received_at" < ? and "email" is not null
           order by "received_at" limit ? for update skip locked)
         returning "id"`,
        [before, limit],
      ),
    );
    return forgotten.length;
  }
}

/** Identifies a withdrawal of the same customer from the same goods of the same order. */
function toFingerprint({ order_number, email, goods }: NewWithdrawal): string {
  return createHash("sha256")
    .update(JSON.stringify([order_number, email, goods]))
    .digest("hex");
}
