import { Redis } from "ioredis";
import type { Logger } from "pino";

/**
 * A connection for what is only worth having when it is fast: a command fails at once while Redis is away and after
 * a tenth of a second when it does not answer; a connection that has gone silent is closed. Connects again by itself.
 *
 * @param logger null for a program that logs the state of Redis by another connection
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
