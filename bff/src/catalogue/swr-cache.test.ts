import { describe, expect, it } from "vitest";
import { createSwrCache } from "./swr-cache.ts";

function setUp() {
  const clock = { now: 0 };
  const cache = createSwrCache<number>({
    max: 2,
    freshMs: 5000,
    staleMs: 60_000,
    now: () => new Date(clock.now),
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
  it("loads once for all who ask at the same time", async () => {
    const { cache, load } = setUp();
    const values = await Promise.all([cache.get("a", load), cache.get("a", load), cache.getFresh("a", load)]);
    expect(values).toEqual([1, 1, 1]);
  });

  it("gives a fresh value without loading", async () => {
    const { cache, clock, load, loads } = setUp();
    await cache.get("a", load);
    clock.now = 5000;
    expect(await cache.get("a", load)).toBe(1);
    expect(loads()).toBe(1);
  });

  it("gives a stale value at once and the next one after it is fetched", async () => {
    const { cache, clock, load, settle } = setUp();
    await cache.get("a", load);
    clock.now = 60_000;
    expect(await cache.get("a", load)).toBe(1);
    await settle();
    expect(await cache.get("a", load)).toBe(2);
  });

  it("waits for a new value when the old one has run out", async () => {
    const { cache, clock, load } = setUp();
    await cache.get("a", load);
    clock.now = 60_001;
    expect(await cache.get("a", load)).toBe(2);
  });

  it("waits for a new value where only a fresh one will do", async () => {
    const { cache, clock, load } = setUp();
    await cache.get("a", load);
    clock.now = 5001;
    expect(await cache.getFresh("a", load)).toBe(2);
  });

  it("lives through a failure on the stale value, and tells of it once that has run out", async () => {
    const { cache, clock, load, settle } = setUp();
    const fail = async () => {
      throw new Error("down");
    };
    await cache.get("a", load);
    clock.now = 10_000;
    expect(await cache.get("a", fail)).toBe(1);
    await settle();
    expect(await cache.get("a", fail)).toBe(1);
    await settle();
    clock.now = 60_001;
    await expect(cache.get("a", fail)).rejects.toThrow("down");
    expect(await cache.get("a", load)).toBe(2);
  });

  it("forgets the key not asked for longest when it is full", async () => {
    const { cache, load } = setUp();
    await cache.get("a", load);
    await cache.get("b", load);
    await cache.get("c", load);
    expect(await cache.get("a", load)).toBe(4);
  });

  it("waits for a new value after it was told to forget the old one", async () => {
    const { cache, load } = setUp();
    await cache.get("a", load);
    cache.forget((value) => value !== 1);
    expect(await cache.get("a", load)).toBe(1);
    cache.forget((value) => value === 1);
    expect(await cache.get("a", load)).toBe(2);
    cache.forget();
    expect(await cache.get("a", load)).toBe(3);
  });

  it("does not keep what was on its way when it was told to forget", async () => {
    const { cache, load } = setUp();
    let arrive = (_value: number) => {};
    const early = cache.get("a", () => new Promise((resolve) => (arrive = resolve)));
    cache.forget();
    const late = cache.get("a", load);
    arrive(-1);
    expect(await early).toBe(-1);
    expect(await late).toBe(1);
    expect(await cache.get("a", load)).toBe(1);
  });
});
