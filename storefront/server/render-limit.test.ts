import { Redis } from "ioredis";
import { describe, expect, it } from "vitest";
import { createRenderLimit } from "./render-limit.ts";

describe("the render limit", () => {
  it("counts each client separately, and returns the seconds to wait once the client has reached the limit", async () => {
    const limit = createRenderLimit({ perMinute: 2, redis: null });
    expect([await limit.take("a"), await limit.take("a")]).toEqual([0, 0]);
    const seconds = await limit.take("a");
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await limit.take("b")).toBe(0);
  });
  it("counts in memory while Redis is down", async () => {
    const redis = new Redis({ lazyConnect: true, enableOfflineQueue: false });
    const limit = createRenderLimit({ perMinute: 1, redis });
    expect(await limit.take("a")).toBe(0);
    expect(await limit.take("a")).toBeGreaterThan(0);
    redis.disconnect();
  });
});
