import type { Redis } from "ioredis";
import RedisMock from "ioredis-mock";

/** A connection to an in-memory Redis, shared by all connections to the same host. */
export const openMockRedis = (host: string): Redis => new RedisMock({ host });
