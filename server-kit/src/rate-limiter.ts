import type { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

type RateLimiterOptions = {
  keyPrefix: string;
  /** Calls in a window. */
  points: number;
  windowSeconds: number;
  /** How long a key is refused once it has used its points; by default until its window ends. */
  blockSeconds?: number;
  /**
   * Remembers a key over the limit in this process and refuses it without asking Redis again. Not for a limit that
   * gives calls back: this process would still refuse.
   */
  refusesFromMemory?: boolean;
  /** The store in which all processes count together; null: each process counts by itself. */
  redis: Redis | null;
};

export type Taken = {
  isAllowed: boolean;
  /** Calls left in this window. */
  remaining: number;
  /** Whole seconds until the next window, at least one. */
  resetSeconds: number;
};

export type RateLimiter = {
  /** Counts a call of a key. */
  take: (key: string) => Promise<Taken>;
  /** Reverses the count of a call. */
  giveBack: (key: string) => Promise<void>;
  /** Resets the count of a key. */
  reset: (key: string) => Promise<void>;
};

/** Counts calls by key in windows of time. While Redis does not answer, each process counts by itself. */
export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const { keyPrefix, points, windowSeconds, blockSeconds, refusesFromMemory, redis } = options;
  const window = {
    keyPrefix,
    points,
    duration: windowSeconds,
    ...(blockSeconds !== undefined && { blockDuration: blockSeconds }),
  };
  const memory = new RateLimiterMemory(window);
  const limiter =
    redis === null
      ? memory
      : new RateLimiterRedis({
          ...window,
          storeClient: redis,
          insuranceLimiter: memory,
          rejectIfRedisNotReady: true,
          ...(refusesFromMemory && { inMemoryBlockOnConsumed: points }),
        });
  return {
    take: async (key) => {
      try {
        return toTaken(await limiter.consume(key), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toTaken(refusal, false);
        throw refusal;
      }
    },
    giveBack: async (key) => {
      await limiter.reward(key);
    },
    reset: async (key) => {
      await limiter.delete(key);
    },
  };
}

function toTaken({ remainingPoints, msBeforeNext }: RateLimiterRes, isAllowed: boolean): Taken {
  return { isAllowed, remaining: remainingPoints, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
