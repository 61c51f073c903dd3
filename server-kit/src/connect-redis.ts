import { Redis } from "ioredis";
import type { Logger } from "pino";

/**
 * Connects to Redis for callers that would rather do without a reply than wait for it: a command fails at once while
 * Redis is down, and otherwise after a tenth of a second without a reply. The client closes a silent connection and
 * reconnects.
 *
 * @param logger null for a program that logs the state of Redis for another connection already
 */
export function connectRedis(url: string, logger: Logger | null): Redis {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 100,
    socketTimeout: 1000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  });
  let isLogged = false;
  redis.on("ready", () => {
    isLogged = false;
    logger?.info("Redis is connected");
  });
  redis.on("error", (error) => {
    if (!isLogged)
      logger?.warn({ err: error }, "Redis does not answer: rate limits hold for each process alone");
    isLogged = true;
  });
  return redis;
}
