import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";

/** Which of several BFFs writes the search index, and how far it has come. */
export type WriterLease = {
  /** Takes the lease when it is free, or renews it. Returns whether this process is the writer. */
  claim(): Promise<boolean>;
  /** Whether this process may write at this moment: a lease that it could not renew in time has run out. */
  isHeld(): boolean;
  /** Lets another process take over at once. */
  release(): Promise<void>;
  /** The number of the change log up to which all changes are in the index; null when it is not known. */
  readCursor(): Promise<number | null>;
  saveCursor(number: number): Promise<void>;
};

const leaseMs = 10_000;
/** How often the lease is claimed or renewed: a writer that died is replaced within both times together. */
export const claimEveryMs = 3000;

/** Renews a lease of one's own, or takes one that nobody has. Returns 1 when it is one's own. */
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
  /** Shared by all processes; null: there is one process, which writes. */
  redis: Redis | null;
  /** Names the index among others of the same Redis. */
  indexName: string;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
};

/**
 * A lease in Redis. Without an answer from Redis for as long as a lease lasts, this process writes by itself, as it then
 * counts by itself: two writers write the same, while none would leave old prices in search.
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
        // The connection logs that Redis does not answer.
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
