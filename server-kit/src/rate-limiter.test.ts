import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

const limit = { keyPrefix: "test", points: 2, windowSeconds: 60 };

describe("createRateLimiter", () => {
  it("allows each key its calls in a window, then returns the time to wait", async () => {
    const limiter = createRateLimiter({ ...limit, redis: null });
    expect(await limiter.take("a")).toMatchObject({ isAllowed: true, remaining: 1 });
    expect(await limiter.take("a")).toMatchObject({ isAllowed: true, remaining: 0 });
    const refused = await limiter.take("a");
    expect(refused.isAllowed).toBe(false);
    expect(refused.resetSeconds).toBeGreaterThan(0);
    expect(refused.resetSeconds).toBeLessThanOrEqual(60);
    expect(await limiter.take("b")).toMatchObject({ isAllowed: true });
  });

  it("allows a call again after it was given back, and all calls after a reset", async () => {
    const limiter = createRateLimiter({ ...limit, points: 1, redis: null });
    await limiter.take("a");
    await limiter.giveBack("a");
    expect((await limiter.take("a")).isAllowed).toBe(true);
    expect((await limiter.take("a")).isAllowed).toBe(false);
    await limiter.reset("a");
    expect((await limiter.take("a")).isAllowed).toBe(true);
  });

  it("counts in memory while Redis is down", async () => {
    const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false });
    const limiter = createRateLimiter({ ...limit, points: 1, redis });
    expect((await limiter.take("a")).isAllowed).toBe(true);
    expect((await limiter.take("a")).isAllowed).toBe(false);
    redis.disconnect();
  });
});
