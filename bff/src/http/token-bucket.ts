import { LRUCache } from "lru-cache";

type Bucket = { tokens: number; filledAt: number };

/** How many calls one client may make: all at once up to `perMinute`, then as they come back evenly. */
export type TokenBuckets = {
  /** Takes one call. Returns 0 when it may go ahead, else the whole seconds to wait. */
  take(client: string, nowMs: number): number;
};

/** Counts calls per client in memory; the clients seen longest ago are forgotten first. */
export function createTokenBuckets(perMinute: number): TokenBuckets {
  const perMs = perMinute / 60_000;
  const buckets = new LRUCache<string, Bucket>({ max: 20_000 });
  return {
    take(client, nowMs) {
      const bucket = buckets.get(client) ?? { tokens: perMinute, filledAt: nowMs };
      const passedMs = Math.max(0, nowMs - bucket.filledAt);
      const tokens = Math.min(perMinute, bucket.tokens + passedMs * perMs);
      const isAllowed = tokens >= 1;
      buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: nowMs });
      return isAllowed ? 0 : Math.ceil((1 - tokens) / perMs / 1000);
    },
  };
}
