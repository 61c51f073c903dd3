import { Redis } from "ioredis";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

type RenderLimitOptions = {
  /** Pages that one client may have rendered in a minute. */
  perMinute: number;
  /** Counts for all storefronts together; null: each counts for itself. */
  redis: Redis | null;
};

const keyPrefix = "storefront:render";

export type RenderLimit = {
  /** Counts one rendering for a client. Returns 0, or the whole seconds to wait when the client has had its share. */
  take: (client: string) => Promise<number>;
};

/** Limits how many pages a client may have rendered. Without an answer from Redis each process counts for itself. */
export function createRenderLimit({ perMinute, redis }: RenderLimitOptions): RenderLimit {
  const window = { keyPrefix, points: perMinute, duration: 60 };
  const memory = new RateLimiterMemory(window);
  const limiter =
    redis === null
      ? memory
      : new RateLimiterRedis({
          ...window,
          storeClient: redis,
          insuranceLimiter: memory,
          rejectIfRedisNotReady: true,
          // Who is over the limit is refused without asking Redis again.
          inMemoryBlockOnConsumed: perMinute,
        });
  return {
    async take(client) {
      try {
        await limiter.consume(client);
        return 0;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
  };
}

/** A connection that fails at once while Redis is away, so that no page waits for it. */
export function connectRedis(url: string, logger: Logger): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 });
  let isAway = false;
  redis.on("ready", () => {
    isAway = false;
  });
  redis.on("error", (error) => {
    if (!isAway)
      logger.warn({ error: String(error) }, "Redis does not answer: each process counts for itself");
    isAway = true;
  });
  return redis;
}
