import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLookupCache } from "./lookup-cache.ts";

describe("a cache of lookups", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance", "Date", "setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const openCache = (answers: readonly string[]) => {
    const look = createLookupCache<string>({ keepMs: (answer) => (answer === "failed" ? 1000 : 10_000) });
    const left = [...answers];
    const ask = vi.fn<() => Promise<string>>(async () => left.shift() ?? "none");
    return { look: (key = "key") => look(key, ask), ask };
  };

  it("repeats an answer while it is valid, and a failure for a shorter time", async () => {
    const { look, ask } = openCache(["failed", "well", "later"]);
    expect([await look(), await look()]).toEqual(["failed", "failed"]);
    vi.advanceTimersByTime(1001);
    expect([await look(), await look()]).toEqual(["well", "well"]);
    vi.advanceTimersByTime(10_001);
    expect(await look()).toBe("later");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("makes one call for concurrent lookups of the same key, and another for a different key", async () => {
    const { look, ask } = openCache(["a", "b"]);
    expect(await Promise.all([look(), look(), look("other")])).toEqual(["a", "a", "b"]);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("keeps at most a thousand answers", async () => {
    const { look, ask } = openCache([]);
    for (let index = 0; index <= 1000; index += 1) await look(`key ${index}`);
    await look("key 0");
    expect(ask).toHaveBeenCalledTimes(1002);
    await look("key 1000");
    expect(ask).toHaveBeenCalledTimes(1002);
  });
});
