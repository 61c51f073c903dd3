import type { Context } from "@medusajs/framework/types";
import type { EntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { z } from "@medusajs/framework/zod";
import { callAbandonedMs, repliesKeptMs } from "@spolverk/domain";
import { expectManager } from "../expect-manager.ts";
import { RepeatableCall } from "./models/repeatable-call.ts";

type Reply = { status: number; body: string };
type Call = { id: string; fingerprint: string; started_at: Date };
export type CallStart =
  | { kind: "started" }
  | { kind: "replied"; reply: Reply }
  | { kind: "running" }
  | { kind: "other" };

const startedRows = z.array(z.object({ id: z.string() }));
const before = (at: Date, ms: number) => new Date(at.getTime() - ms);

export default class RepeatableCallModuleService extends MedusaService({ RepeatableCall }) {
  /** Starts a call in one statement, so that of several at once exactly one is carried out. */
  @InjectManager()
  async startCall(
    { id, fingerprint, started_at }: Call,
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<CallStart> {
    const started = startedRows.parse(
      await expectManager(context).execute(
        `insert into "repeatable_call" ("id", "fingerprint", "started_at") values (?, ?, ?)
         on conflict ("id") do update
           set "fingerprint" = excluded."fingerprint", "started_at" = excluded."started_at",
               "status" = null, "body" = null
           where "repeatable_call"."started_at" <= ?
              or ("repeatable_call"."status" is null and "repeatable_call"."started_at" <= ?
                  and "repeatable_call"."fingerprint" = excluded."fingerprint")
         returning "id"`,
        [id, fingerprint, started_at, before(started_at, repliesKeptMs), before(started_at, callAbandonedMs)],
      ),
    );
    if (started.length > 0) return { kind: "started" };
    const [known] = await this.listRepeatableCalls({ id });
    // Forgotten since, it may be started by who asks again.
    if (!known) return { kind: "running" };
    if (known.fingerprint !== fingerprint) return { kind: "other" };
    const { status, body } = known;
    return status === null || body === null
      ? { kind: "running" }
      : { kind: "replied", reply: { status, body } };
  }

  /** Keeps the reply of the call that was started then, unless another has taken its place; null forgets it. */
  @InjectManager()
  async endCall(
    { id, started_at, reply }: Pick<Call, "id" | "started_at"> & { reply: Reply | null },
    @MedusaContext() context: Context<EntityManager> = {},
  ): Promise<void> {
    const manager = expectManager(context);
    if (reply) {
      await manager.execute(
        `update "repeatable_call" set "status" = ?, "body" = ? where "id" = ? and "started_at" = ?`,
        [reply.status, reply.body, id, started_at],
      );
    } else {
      await manager.execute(`delete from "repeatable_call" where "id" = ? and "started_at" = ?`, [
        id,
        started_at,
      ]);
    }
  }

  /** Forgets the calls whose replies need not be kept any more. */
  @InjectManager()
  async forgetOldCalls(now: Date, @MedusaContext() context: Context<EntityManager> = {}): Promise<void> {
    await expectManager(context).execute(`delete from "repeatable_call" where "started_at" <= ?`, [
      before(now, repliesKeptMs),
    ]);
  }
}
