import type { Redis } from "ioredis";
import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { errorCodes } from "../contract/error.ts";
import type { ApiFailure } from "../http/api-failure.ts";

const outcomeSchema = z.union([
  z.literal("pending"),
  z.object({ code: z.enum(errorCodes), values: z.record(z.string(), z.string()).optional() }),
]);
/** "pending": the placing has not ended. */
export type LateOutcome = z.infer<typeof outcomeSchema>;

/** What became of placings that were answered as in progress, by the id of their checkout. */
export type LateRefusals = {
  /** The placing was answered before it has ended. */
  begin: (checkoutId: string) => Promise<void>;
  /** The placing has ended: refused, or with null in another way. */
  end: (checkoutId: string, refusal: ApiFailure | null) => Promise<void>;
  read: (checkoutId: string) => Promise<LateOutcome | null>;
};

/** A placing that has not ended by then has lost its process (`createCheckoutQueue`). */
const pendingSeconds = 120;
/** Pages ask every two seconds; one that was asleep asks when it wakes up. */
const refusalSeconds = 600;

/** Null for none, and for one that a newer release wrote. */
function toOutcome(stored: string | null): LateOutcome | null {
  return stored === null ? null : (outcomeSchema.safeParse(JSON.parse(stored)).data ?? null);
}

/** @param redis shared by all processes; null, or one that does not answer, leaves what this process itself knows */
export function createLateRefusals(redis: Redis | null): LateRefusals {
  const own = new LRUCache<string, LateOutcome>({ max: 10_000, ttl: refusalSeconds * 1000 });
  // The id of a guest's checkout is a secret.
  const toKey = (id: string) => `late-placing:${createHash("sha256").update(id).digest("base64url")}`;

  async function write(id: string, outcome: LateOutcome, seconds: number): Promise<void> {
    own.set(toKey(id), outcome, { ttl: seconds * 1000 });
    await redis?.set(toKey(id), JSON.stringify(outcome), "EX", seconds).catch(() => null);
  }
  return {
    begin: (id) => write(id, "pending", pendingSeconds),
    end: async (id, refusal) => {
      if (refusal !== null) {
        await write(id, { code: refusal.code, values: { ...refusal.values } }, refusalSeconds);
        return;
      }
      own.delete(toKey(id));
      await redis?.del(toKey(id)).catch(() => null);
    },
    read: async (id) => {
      const known = own.get(toKey(id)) ?? null;
      if (redis === null) return known;
      // What Redis holds may be no JSON either.
      return redis
        .get(toKey(id))
        .then(toOutcome)
        .catch(() => known);
    },
  };
}
