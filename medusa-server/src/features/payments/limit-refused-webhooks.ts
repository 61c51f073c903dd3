import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { connectRedis } from "@spolverk/server-kit/connect-redis";
import { createRateLimiter, type RateLimiter } from "@spolverk/server-kit/rate-limiter";
import { readClientNetwork } from "../../http/client-network.ts";
import { readEnvironment } from "../../environment/environment.ts";

let limiter: RateLimiter | undefined;

function createLimiter(): RateLimiter {
  const { REDIS_URL } = readEnvironment(process.env);
  const redis = REDIS_URL === undefined ? null : connectRedis(REDIS_URL, null);
  return createRateLimiter({ keyPrefix: "refused-webhook", points: 30, windowSeconds: 60, redis });
}

/**
 * Counts a webhook that failed authentication, for the network that it came from. Answers 429 with Retry-After to more
 * than 30 of them within a minute. Genuine webhooks are neither counted nor refused, even when a proxy gives all
 * callers one address.
 *
 * @param trustedProxies number of our own proxies in front of this server
 * @returns whether it answered
 */
export async function limitRefusedWebhooks(
  request: MedusaRequest,
  response: MedusaResponse,
  trustedProxies: number,
): Promise<boolean> {
  // The limiter is created with the first refusal: it opens a connection, which commands that only load the
  // configuration must not do.
  limiter ??= createLimiter();
  const { isAllowed, resetSeconds } = await limiter.take(readClientNetwork(request, trustedProxies));
  if (isAllowed) return false;
  response.status(429).set("Retry-After", String(resetSeconds)).json({ type: "too_many_requests" });
  return true;
}
