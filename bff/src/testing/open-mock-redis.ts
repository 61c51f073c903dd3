import { createRequire } from "node:module";
import type { Redis } from "ioredis";

type RedisConstructor = new (options: { host: string }) => Redis;

// It comes without types.
const RedisMock = createRequire(import.meta.url)("ioredis-mock") as RedisConstructor;

/** A connection to a Redis in memory, which all connections to the same host share. */
export const openMockRedis = (host: string): Redis => new RedisMock({ host });
