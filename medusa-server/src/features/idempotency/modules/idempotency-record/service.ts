import type { CallStart, StoredReply } from "@spolverk/medusa-contract";
import { callAbandonedMs, callsPerClient, repliesKeptMs } from "@spolverk/server-kit/idempotency-limits";
import {
  CallContext,
  type Context,
  type EntityManager,
  InjectManager,
  TableService,
} from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { expectManager } from "../../../../database/expect-manager.ts";
import { IdempotencyRecord } from "./models/idempotency-record.ts";

type Call = { id: string; fingerprint: string; started_at: Date; client: string | null };

const countRows = z.array(z.object({ count: z.coerce.number() }));
const startedRows = z.array(z.object({ id: z.string() }));
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

export default class IdempotencyRecordModuleService extends TableService({ IdempotencyRecord }) {
  /**
   * Starts a call in one statement, so that exactly one of several concurrent calls runs. A client that has reached its
   * limit of records may only repeat earlier calls; an unknown client has no limit. Concurrent calls may exceed the
   * limit slightly.
   */
  @InjectManager()
  async startCall(
    { id, fingerprint, started_at, client }: Call,
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<CallStart> {
    const [others] = countRows.parse(
      await expectManager(context).execute(
        `select count(*) from "idempotency_record" where "client" = ? and "started_at" > ? and "id" <> ?`,
        [client, before(started_at, repliesKeptMs), id],
      ),
    );
    if (others && others.count >= callsPerClient) return { kind: "tooMany" };
    const started = startedRows.parse(
      await expectManager(context).execute(
        `insert into "idempotency_record" ("id", "fingerprint", "started_at", "client") values (?, ?, ?, ?)
         on conflict ("id") do update
           set "fingerprint" = excluded."fingerprint", "started_at" = excluded."started_at",
               "client" = excluded."client", "status" = null, "checkout_id" = null, "body" = null
           where "idempotency_record"."started_at" <= ?
              or ("idempotency_record"."status" is null and "idempotency_record"."started_at" <= ?
                  and "idempotency_record"."fingerprint" = excluded."fingerprint")
         returning "id"`,
        [
          id,
          fingerprint,
          started_at,
          client,
          before(started_at, repliesKeptMs),
          before(started_at, callAbandonedMs),
        ],
      ),
    );
    if (started.length > 0) return { kind: "started" };
    const [known] = await this.listIdempotencyRecords({ id });
    // The record was deleted after the statement above found it. A repeated call can start again.
    if (!known) return { kind: "running" };
    if (known.fingerprint !== fingerprint) return { kind: "other" };
    const { status, checkout_id, body } = known;
    if (status !== null && checkout_id !== null)
      return { kind: "replied", reply: { status, checkoutId: checkout_id } };
    return status === null || body === null
      ? { kind: "running" }
      : { kind: "replied", reply: { status, body } };
  }

  /**
   * Stores the reply of the call that began at `started_at`, unless a later call has taken over the record. A null
   * reply deletes the record, so that the call can be made again.
   */
  @InjectManager()
  async endCall(
    { id, started_at, reply }: Pick<Call, "id" | "started_at"> & { reply: StoredReply | null },
    @CallContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const manager = expectManager(context);
    if (reply) {
      await manager.execute(
        `update "idempotency_record" set "status" = ?, "checkout_id" = ?, "body" = ? where "id" = ? and "started_at" = ?`,
        [
          reply.status,
          "checkoutId" in reply ? reply.checkoutId : null,
          "body" in reply ? reply.body : null,
          id,
          started_at,
        ],
      );
    } else {
      await manager.execute(`delete from "idempotency_record" where "id" = ? and "started_at" = ?`, [
        id,
        started_at,
      ]);
    }
  }

  /** Deletes the records whose replies have expired. */
  @InjectManager()
  async deleteOldRecords(now: Date, @CallContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(`delete from "idempotency_record" where "started_at" <= ?`, [
      before(now, repliesKeptMs),
    ]);
  }
}
