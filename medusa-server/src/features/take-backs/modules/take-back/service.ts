import { type TakeBackProblem, type TakeBackState, takeBackStates } from "@spolverk/domain";
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
import { TakeBack } from "./models/take-back.ts";
import { TakeBackEvent } from "./models/take-back-event.ts";
import { TakeBackNote } from "./models/take-back-note.ts";

type NewTakeBack = {
  id: string;
  token_hash: string;
  order_id: string;
  order_number: string;
  /** In lower case. */
  email: string;
  site: string;
  language: string;
  is_company: boolean;
  spools: number;
  scrap_grams: number;
  weight_grams: number;
  length_mm: number;
  width_mm: number;
  height_mm: number;
  expires_at: Date;
};

const lockedRows = z.array(
  z.object({ id: z.string(), state: z.enum(takeBackStates), expires_at: z.coerce.date() }),
);
type LockedTakeBack = z.infer<typeof lockedRows>[number];

/** A change of a take-back; omitted fields stay. */
type TakeBackMove = {
  state: TakeBackState;
  /** Id of the merchandiser; null for a change made by the customer or the shop. */
  author: string | null;
  tracking_number?: string | null;
  reason?: string;
  fee_sek?: number;
};

const lastRow = z.tuple([z.object({ last_requested_at: z.coerce.date().nullable() })]);
const idRows = z.array(z.object({ id: z.string() }));

export default class TakeBackModuleService extends TableService({ TakeBack, TakeBackEvent, TakeBackNote }) {
  /**
   * Creates a request unless there is a problem. A lock serializes requests for one email address, so that each request
   * sees the earlier ones.
   *
   * @param findProblems receives the time of the address's last request that has not expired; null without one
   * @returns the problems; empty when the request was created
   */
  @InjectTransactionManager()
  async createOnce(
    request: NewTakeBack,
    findProblems: (lastRequestedAt: Date | null) => TakeBackProblem[],
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<TakeBackProblem[]> {
    const manager = expectManager(context, "transaction");
    const { id, email } = request;
    await manager.execute(`select pg_advisory_xact_lock(hashtextextended('take-back:' || ?, 0))`, [email]);
    const [{ last_requested_at }] = lastRow.parse(
      await manager.execute(
        `select max("created_at") as "last_requested_at" from "take_back"
         where "email" = ? and "state" <> 'expired' and not ("state" = 'created' and "expires_at" <= ?)
           and "deleted_at" is null`,
        [email, now],
      ),
    );
    const problems = findProblems(last_requested_at);
    if (problems.length > 0) return problems;
    await manager.execute(
      `insert into "take_back" ("id", "number", "token_hash", "state", "order_id", "order_number", "email", "site",
         "language", "is_company", "spools", "scrap_grams", "weight_grams", "length_mm", "width_mm", "height_mm",
         "expires_at", "created_at")
       values (?, 'R-' || nextval('take_back_number'), ?, 'created', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        id,
        request.token_hash,
        request.order_id,
        request.order_number,
        email,
        request.site,
        request.language,
        request.is_company,
        request.spools,
        request.scrap_grams,
        request.weight_grams,
        request.length_mm,
        request.width_mm,
        request.height_mm,
        request.expires_at,
        now,
      ],
    );
    await addEvent(manager, id, { state: "created", author: null }, now);
    return [];
  }

  /**
   * Moves a take-back to its next state under a row lock, and appends to its history.
   *
   * @param plan receives the current state; returns null to refuse
   * @returns "unknown" when there is no such take-back
   */
  @InjectTransactionManager()
  async move(
    by: { id: string } | { token_hash: string },
    plan: (takeBack: LockedTakeBack) => TakeBackMove | null,
    now: Date,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<"moved" | "refused" | "unknown"> {
    const manager = expectManager(context, "transaction");
    const [column, value] = "id" in by ? ["id", by.id] : ["token_hash", by.token_hash];
    const [found] = lockedRows.parse(
      await manager.execute(
        `select "id", "state", "expires_at" from "take_back"
         where "${column}" = ? and "deleted_at" is null for update`,
        [value],
      ),
    );
    if (found === undefined) return "unknown";
    const move = plan(found);
    if (move === null) return "refused";
    await manager.execute(
      `update "take_back" set "state" = ?, "tracking_number" = coalesce(?, "tracking_number"),
         "reason" = coalesce(?, "reason"), "fee_sek" = coalesce(?::int, "fee_sek"), "updated_at" = ?
       where "id" = ?`,
      [move.state, move.tracking_number ?? null, move.reason ?? null, move.fee_sek ?? null, now, found.id],
    );
    await addEvent(manager, found.id, move, now);
    return "moved";
  }

  /** Lists the take-backs that were not sent in time [4.37], the longest overdue first. */
  @InjectManager()
  async listDue(now: Date, @CallContext() context: Context<EntityManager> = {}): Promise<string[]> {
    const rows = idRows.parse(
      await expectManager(context).execute(
        `select "id" from "take_back" where "state" = 'created' and "expires_at" <= ? and "deleted_at" is null
         order by "expires_at"`,
        [now],
      ),
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Expires a take-back that was not sent in time, unless it has been sent meanwhile, or another process was faster.
   */
  @InjectTransactionManager()
  async expire(id: string, now: Date, @CallContext() context: Context<EntityManager> = {}): Promise<void> {
    const manager = expectManager(context, "transaction");
    const expired = idRows.parse(
      await manager.execute(
        `update "take_back" set "state" = 'expired', "updated_at" = ?
         where "id" = ? and "state" = 'created' and "expires_at" <= ? and "deleted_at" is null returning "id"`,
        [now, id, now],
      ),
    );
    if (expired.length > 0) await addEvent(manager, id, { state: "expired", author: null }, now);
  }

  /**
   * Anonymizes take-backs created before an instant and deletes their notes; their links no longer open them. A
   * take-back with a charged fee is anonymized later, together with its order, because its invoice is kept.
   * @returns the number of take-backs
   */
  @InjectTransactionManager()
  async forgetBefore(
    before: Date,
    limit: number,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<number> {
    const forgotten = idRows.parse(
      await expectManager(context, "transaction").execute(
        `with forgotten as (
           update "take_back" set "email" = null, "tracking_number" = null, "reason" = null, "updated_at" = now()
           where "id" in (
             select "id" from "take_back" where "created_at" < ? and "email" is not null and "fee_sek" is null
             order by "created_at" limit ? for update skip locked)
           returning "id"),
         notes as (delete from "take_back_note" where "take_back_id" in (select "id" from forgotten))
         select "id" from forgotten`,
        [before, limit],
      ),
    );
    return forgotten.length;
  }
}

async function addEvent(
  manager: EntityManager,
  takeBackId: string,
  { state, author }: Pick<TakeBackMove, "state" | "author">,
  now: Date,
): Promise<void> {
  await manager.execute(
    `insert into "take_back_event" ("id", "take_back_id", "state", "at", "author") values (?, ?, ?, ?, ?)`,
    [generateEntityId(undefined, "tkbev"), takeBackId, state, now, author],
  );
}
