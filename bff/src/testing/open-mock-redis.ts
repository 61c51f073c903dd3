import type { Redis } from "ioredis";
import RedisMock from "ioredis-mock";

/** A connection to a Redis in memory, which all connections to the same host share. */
export const openMockRedis = (host: string): Redis => new RedisMock({ host });
