import { describe, expect, it, vi } from "vitest";
import { createSwrCache } from "./swr-cache.ts";

const startedAt = 1_000_000;

function setUp(options: Partial<Parameters<typeof createSwrCache<number>>[0]> = {}) {
  const clock = { now: startedAt };
  const cache = createSwrCache<number>({
    max: 2,
    freshMs: 5000,
    maxAgeMs: 60_000,
    now: () => clock.now,
    ...options,
  });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return loads;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { clock, cache, load, loads: () => loads, settle };
}

describe("createSwrCache", () => {
  it("loads once for all callers at the same time", async () => {
    const { cache, load } = setUp();
    const values = await Promise.all([cache.get("a", load), cache.get("a", load), cache.getFresh("a", load)]);
    expect(values).toEqual([1, 1, 1]);
  });

  it("returns a fresh value without loading", async () => {
    const { cache, clock, load, loads } = setUp();
    await cache.get("a", load);
    clock.now = startedAt + 5000;
    expect(await cache.get("a", load)).toBe(1);
    expect(loads()).toBe(1);
  });

  it("returns a stale value at once and the new value after the refresh", async () => {
    const { cache, clock, load, settle } = setUp();
    await cache.get("a", load);
    clock.now = startedAt + 60_000;
    expect(await cache.get("a", load)).toBe(1);
    await settle();
    expect(await cache.get("a", load)).toBe(2);
  });

  it("waits for a new value when the old one has expired", async () => {
    const { cache, clock, load } = setUp();
    await cache.get("a", load);
    clock.now = startedAt + 60_001;
    expect(await cache.get("a", load)).toBe(2);
  });

  it("waits for a new value when the caller demands a fresh one", async () => {
    const { cache, clock, load } = setUp();
    await cache.get("a", load);
    clock.now = startedAt + 5001;
    expect(await cache.getFresh("a", load)).toBe(2);
  });

  it("serves the stale value through a failure, and throws once that value has expired", async () => {
    const { cache, clock, load, settle } = setUp();
    const fail = async () => {
      throw new Error("down");
    };
    await cache.get("a", load);
    clock.now = startedAt + 10_000;
    expect(await cache.get("a", fail)).toBe(1);
    await settle();
    expect(await cache.get("a", fail)).toBe(1);
    await settle();
    clock.now = startedAt + 60_001;
    await expect(cache.get("a", fail)).rejects.toThrow("down");
    expect(await cache.get("a", load)).toBe(2);
  });

  it("drops the least recently used key when it is full", async () => {
    const { cache, load } = setUp();
    await cache.get("a", load);
    await cache.get("b", load);
    await cache.get("c", load);
    expect(await cache.get("a", load)).toBe(4);
  });

  it("serves an earlier value while loading fails, for at most staleIfErrorMs", async () => {
    const { cache, clock, load } = setUp({
      maxAgeMs: 5000,
      staleIfErrorMs: 60_000,
      isStored: (value) => value > 0,
      isFailure: (value) => value === -1,
    });
    await cache.get("a", load);
    clock.now = startedAt + 60_000;
    expect(await cache.getWithState("a", () => Promise.reject(new Error("down")))).toEqual({
      value: 1,
      state: "stale",
    });
    expect(await cache.getWithState("a", async () => -1)).toEqual({ value: 1, state: "stale" });
    expect(await cache.getWithState("a", async () => -2)).toEqual({ value: -2, state: "miss" });
    expect(cache.getEarlier("a")).toBe(1);
    clock.now = startedAt + 60_001;
    expect(cache.getEarlier("a")).toBeUndefined();
    expect(await cache.get("a", async () => -1)).toBe(-1);
  });

  it("reports whether a value was fresh, stale or newly loaded", async () => {
    const { cache, clock, load } = setUp();
    expect(await cache.getWithState("a", load)).toEqual({ value: 1, state: "miss" });
    expect(await cache.getWithState("a", load)).toEqual({ value: 1, state: "hit" });
    clock.now = startedAt + 10_000;
    expect(await cache.getWithState("a", load)).toEqual({ value: 1, state: "stale" });
  });

  it("reports a key as present while loaded or loading, until its value is too old to serve", async () => {
    const { cache, clock, load } = setUp();
    expect(cache.has("a")).toBe(false);
    const loading = cache.get("a", load);
    expect(cache.has("a")).toBe(true);
    await loading;
    clock.now = startedAt + 60_000;
    expect(cache.has("a")).toBe(true);
    clock.now = startedAt + 60_001;
    expect(cache.has("a")).toBe(false);
  });

  it("passes an unstored value to the waiting callers, and continues to serve the earlier one", async () => {
    const { cache, clock, load, settle } = setUp({ isStored: (value) => value > 0 });
    expect(await cache.get("a", async () => -1)).toBe(-1);
    expect(await cache.get("a", load)).toBe(1);
    clock.now = startedAt + 10_000;
    expect(await cache.get("a", async () => -2)).toBe(1);
    await settle();
    expect(await cache.get("a", async () => -3)).toBe(1);
  });

  it("passes the error of a failed background refresh to onRefreshError", async () => {
    const onRefreshError = vi.fn<(error: unknown) => void>();
    const { cache, clock, load, settle } = setUp({ onRefreshError });
    await expect(cache.get("a", () => Promise.reject(new Error("first")))).rejects.toThrow("first");
    expect(onRefreshError).not.toHaveBeenCalled();
    await cache.get("a", load);
    clock.now = startedAt + 10_000;
    await cache.get("a", () => Promise.reject(new Error("second")));
    await settle();
    expect(onRefreshError).toHaveBeenCalledExactlyOnceWith(new Error("second"));
  });

  it("limits the total size of its values", async () => {
    const { cache, load } = setUp({ max: 100, maxSize: 10, sizeOf: (value) => value });
    for (const value of [4, 5, 6]) await cache.get(String(value), async () => value);
    expect([cache.has("4"), cache.has("6")]).toEqual([false, true]);
    expect(await cache.get("huge", async () => 11)).toBe(11);
    expect(await cache.get("huge", load)).toBe(1);
  });

  it("keeps each value fresh for its own time", async () => {
    const { cache, clock, load } = setUp({ freshMs: (value) => value * 1000, maxAgeMs: 0 });
    await cache.get("a", load);
    clock.now = startedAt + 1000;
    expect(await cache.get("a", load)).toBe(1);
    clock.now = startedAt + 1001;
    expect(await cache.get("a", load)).toBe(2);
  });
});
