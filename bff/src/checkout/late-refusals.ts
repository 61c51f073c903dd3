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
/** "pending": the placement has not ended. */
export type LateOutcome = z.infer<typeof outcomeSchema>;

/** The outcomes of placements that were answered as in progress, by checkout id. */
export type LateRefusals = {
  /** Records that a placement was answered before its end. */
  begin: (checkoutId: string) => Promise<void>;
  /** Records the refusal of a placement; null removes the entry after any other end. */
  end: (checkoutId: string, refusal: ApiFailure | null) => Promise<void>;
  read: (checkoutId: string) => Promise<LateOutcome | null>;
};

/**
 * Seconds for which a placement counts as pending. When no outcome is recorded within this time, the process that ran
 * the placement has died (`createCheckoutQueue`).
 */
const pendingSeconds = 120;
/**
 * Seconds for which a refusal is kept. Pages poll every two seconds; a page on a sleeping device polls when it wakes
 * up.
 */
const refusalSeconds = 600;

/** Null for a missing outcome, and for one that only a newer release can read. */
function toOutcome(stored: string | null): LateOutcome | null {
  return stored === null ? null : (outcomeSchema.safeParse(JSON.parse(stored)).data ?? null);
}

/** @param redis shared by all processes; without it, or while it does not answer, outcomes stay in this process */
export function createLateRefusals(redis: Redis | null): LateRefusals {
  const own = new LRUCache<string, LateOutcome>({ max: 10_000, ttl: refusalSeconds * 1000 });
  // Hashed, because the id of a guest's checkout is a secret.
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
      // Redis may hold invalid JSON.
      return redis
        .get(toKey(id))
        .then(toOutcome)
        .catch(() => known);
    },
  };
}
