import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { readClientNetwork } from "../edge/client-network.ts";
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
 * Counts a webhook that failed authentication for its client, and answers 429 with Retry-After once the client has sent
 * many. Genuine ones are not counted and never refused, even where a proxy gives all callers one address.
 *
 * @param trustedProxies how many proxies of our own stand before this server
 * @returns whether it answered
 */
export async function limitRefusedWebhooks(
  request: MedusaRequest,
  response: MedusaResponse,
  trustedProxies: number,
): Promise<boolean> {
  // Created with the first refusal, because commands that only load the configuration must not keep a connection.
  limiter ??= createLimiter();
  try {
    await limiter.consume(readClientNetwork(request, trustedProxies));
    return false;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.ceil(refusal.msBeforeNext / 1000);
    response.status(429).set("Retry-After", String(seconds)).json({ type: "too_many_requests" });
    return true;
  }
}
