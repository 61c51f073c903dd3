import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openMockRedis } from "../testing/open-mock-redis.ts";
import { createWriterLease } from "./writer-lease.ts";

const indexName = "TESTSHOP";
const shared = openMockRedis("lease");

describe("the lease of the index writer", () => {
  // Redis uses the system clock, the lease a monotonic one.
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(async () => {
    vi.useRealTimers();
    await shared.flushall();
  });

  const now = () => Date.now();
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const open = (redis = shared) => createWriterLease({ redis, indexName, now });
  const failing = () => {
    const redis = openMockRedis("lease");
    const state = { isDown: false };
    const call = redis.eval.bind(redis);
    redis.eval = (async (...args: Parameters<typeof call>) => {
      if (state.isDown) throw new Error("Redis is down");
      return call(...args);
    }) as typeof redis.eval;
    return { redis, state };
  };

  it("belongs to one process at a time, which renews it", async () => {
    const [first, second] = [open(), open()];
    expect([await first.claim(), await second.claim()]).toEqual([true, false]);
    for (let renewal = 0; renewal < 5; renewal += 1) {
      pass(5000);
      expect([await first.claim(), await second.claim()]).toEqual([true, false]);
    }
    expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
  });

  it("passes to another process once its owner fails to renew it, and is then no longer held by its former owner", async () => {
    const [first, second] = [open(), open()];
    await first.claim();
    pass(9000);
    expect(await second.claim()).toBe(false);
    pass(1001);
    expect(first.isHeld()).toBe(false);
    expect(await second.claim()).toBe(true);
    expect(await first.claim()).toBe(false);
  });

  it("becomes free at once when its process stops, and only its owner releases it", async () => {
    const [first, second] = [open(), open()];
    await first.claim();
    await second.release();
    expect(await second.claim()).toBe(false);
    await first.release();
    expect([first.isHeld(), await second.claim()]).toEqual([false, true]);
  });

  it("exists once per index", async () => {
    const other = createWriterLease({ redis: shared, indexName: "OTHER", now });
    expect([await open().claim(), await other.claim()]).toEqual([true, true]);
  });

  it("stores the cursor for the next writer, and ignores one that is not a number", async () => {
    expect(await open().readCursor()).toBeNull();
    await open().saveCursor(42);
    expect(await open().readCursor()).toBe(42);
    await shared.set(`search-cursor:${indexName}`, "soon");
    expect(await open().readCursor()).toBeNull();
  });

  it("applies to every process once Redis has not answered for a lease's duration, and to one again afterwards", async () => {
    const [one, other] = [failing(), failing()];
    const [writer, follower] = [open(one.redis), open(other.redis)];
    await writer.claim();
    await follower.claim();
    one.state.isDown = true;
    other.state.isDown = true;
    pass(9000);
    expect([await writer.claim(), await follower.claim()]).toEqual([true, false]);
    pass(1000);
    expect([await writer.claim(), await follower.claim()]).toEqual([true, true]);
    one.state.isDown = false;
    other.state.isDown = false;
    pass(3000);
    expect([await follower.claim(), await writer.claim()]).toEqual([true, false]);
  });

  it("always belongs to the only process without Redis", async () => {
    const lease = createWriterLease({ redis: null, indexName, now });
    expect([await lease.claim(), lease.isHeld(), await lease.readCursor()]).toEqual([true, true, null]);
  });
});
