import { createRateLimiter } from "@spolverk/server-kit/rate-limiter";
import type { Redis } from "ioredis";

type RenderLimitOptions = {
  /** Limit of rendered pages per client and minute. */
  perMinute: number;
  /** Counts across all storefront servers; null: each server counts by itself. */
  redis: Redis | null;
};

export type RenderLimit = {
  /** Counts one rendering of a client. Returns 0, or the whole seconds to wait when the limit is reached. */
  take: (client: string) => Promise<number>;
};

/** Limits how many pages a client may have rendered. */
export function createRenderLimit({ perMinute, redis }: RenderLimitOptions): RenderLimit {
  const limiter = createRateLimiter({
    keyPrefix: "storefront:render",
    points: perMinute,
    windowSeconds: 60,
    refusesFromMemory: true,
    redis,
  });
  return {
    take: async (client) => {
      const { isAllowed, resetSeconds } = await limiter.take(client);
      return isAllowed ? 0 : resetSeconds;
    },
  };
}
