import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";

/** Decides which BFF writes the search index, and stores its cursor. */
export type WriterLease = {
  /** Takes the lease when it is free, or renews it. Returns whether this process is the writer. */
  claim(): Promise<boolean>;
  /** Whether this process may write now: a lease that was not renewed in time has expired. */
  isHeld(): boolean;
  /** Lets another process take over at once. */
  release(): Promise<void>;
  /** The number of the change log up to which the index has all changes; null when unknown. */
  readCursor(): Promise<number | null>;
  saveCursor(number: number): Promise<void>;
};

const leaseMs = 10_000;
/** Interval for claiming or renewing. A dead writer is replaced within the lease time plus this interval. */
export const claimEveryMs = 3000;

/** Renews the caller's lease, or takes a free one. Returns 1 when the caller holds it. */
const claimScript = `
  if redis.call("get", KEYS[1]) == ARGV[1] then
    redis.call("pexpire", KEYS[1], ARGV[2])
    return 1
  end
  return redis.call("set", KEYS[1], ARGV[1], "PX", ARGV[2], "NX") and 1 or 0`;
const releaseScript = `
  if redis.call("get", KEYS[1]) == ARGV[1] then redis.call("del", KEYS[1]) end
  return 0`;

type LeaseOptions = {
  /** Shared by all processes; null: the only process writes. */
  redis: Redis | null;
  /** Distinguishes the index from others in the same Redis. */
  indexName: string;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
};

/**
 * A lease in Redis. When Redis has not answered for the lease time, every process writes: two writers write the same,
 * while none would leave old prices in the search.
 */
export function createWriterLease(options: LeaseOptions): WriterLease {
  const { redis, indexName, now = () => performance.now() } = options;
  if (redis === null) {
    return {
      claim: async () => true,
      isHeld: () => true,
      release: async () => {},
      readCursor: async () => null,
      saveCursor: async () => {},
    };
  }
  const owner = randomUUID();
  const leaseKey = `search-writer:${indexName}`;
  const cursorKey = `search-cursor:${indexName}`;
  let heldUntil = Number.NEGATIVE_INFINITY;
  let lastAnswerAt = now();
  let isFailing = false;

  const isAlone = () => isFailing && now() - lastAnswerAt >= leaseMs;
  const isHeld = () => now() < heldUntil || isAlone();

  return {
    isHeld,
    async claim() {
      const askedAt = now();
      try {
        const answer = await redis.eval(claimScript, 1, leaseKey, owner, leaseMs);
        lastAnswerAt = now();
        isFailing = false;
        heldUntil = answer === 1 ? askedAt + leaseMs : Number.NEGATIVE_INFINITY;
      } catch {
        // Not logged here: the connection already logs that Redis does not answer.
        isFailing = true;
      }
      return isHeld();
    },
    async release() {
      heldUntil = Number.NEGATIVE_INFINITY;
      await redis.eval(releaseScript, 1, leaseKey, owner).catch(() => null);
    },
    async readCursor() {
      const stored = await redis.get(cursorKey).catch(() => null);
      return stored === null || !/^\d+$/.test(stored) ? null : Number(stored);
    },
    async saveCursor(number) {
      await redis.set(cursorKey, number).catch(() => null);
    },
  };
}
