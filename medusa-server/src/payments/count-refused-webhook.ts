import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { readEnvironment } from "../environment.ts";

const limit = { keyPrefix: "refused-webhook", points: 30, duration: 60 };

let limiter: RateLimiterMemory | RateLimiterRedis | undefined;

function createLimiter(): RateLimiterMemory | RateLimiterRedis {
  const { REDIS_URL } = readEnvironment(process.env);
  const memory = new RateLimiterMemory(limit);
  if (REDIS_URL === undefined) return memory;
  const storeClient = new Redis(REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  return new RateLimiterRedis({ ...limit, storeClient, insuranceLimiter: memory });
}

/**
 * Counts a webhook that failed authentication. Genuine ones are not counted and never refused, even where a proxy
 * gives all callers one address.
 *
 * @returns the seconds for which the address is told to stay away, 0 while it has sent few
 */
export async function countRefusedWebhook(address: string): Promise<number> {
  // Created with the first refusal, because commands that only load the configuration must not keep a connection.
  limiter ??= createLimiter();
  try {
    await limiter.consume(address);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}
