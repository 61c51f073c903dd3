import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadChunk, mayReload, toChunkFailure } from "./chunk-failure.ts";

describe("a chunk that fails to load [8.12]", () => {
  it.each([
    ["Failed to fetch dynamically imported module: http://x/assets/a.js", "ChunkLoadError"],
    ["error loading dynamically imported module: http://x/assets/a.js", "ChunkLoadError"],
    ["Importing a module script failed.", "ChunkLoadError"],
    ["Unable to preload CSS for /assets/a.css", "CSS_CHUNK_LOAD_FAILED"],
    ["x is not a function", null],
  ])("toChunkFailure maps the error '%s' to %s", (message, failure) => {
    expect(toChunkFailure(new TypeError(message))).toBe(failure);
  });

  it("reloads the page once, but not again soon after", () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    expect(mayReload(() => storage, { now: 1000, isOnline: true })).toBe(true);
    expect(mayReload(() => storage, { now: 60_999, isOnline: true })).toBe(false);
    expect(mayReload(() => storage, { now: 61_000, isOnline: true })).toBe(true);
  });

  it("does not reload the page without storage", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    expect(mayReload(refuse, { now: 0, isOnline: true })).toBe(false);
  });

  it("does not reload the page offline, because the browser would show its own error page [8.12]", () => {
    const storage = { getItem: () => null, setItem: () => {} };
    expect(mayReload(() => storage, { now: 0, isOnline: false })).toBe(false);
    expect(mayReload(() => storage, { now: 0, isOnline: true })).toBe(true);
  });

  it("reloads the page each time the browser comes back online, however soon after the last reload [8.12]", () => {
    const storage = { getItem: () => "1000", setItem: () => {} };
    for (const now of [2000, 3000]) {
      expect(mayReload(() => storage, { now, isOnline: false })).toBe(false);
      expect(mayReload(() => storage, { now, isOnline: true })).toBe(true);
    }
    expect(mayReload(() => storage, { now: 4000, isOnline: true })).toBe(false);
  });
});

describe("a requested chunk", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const failureOf = (load: () => Promise<unknown>) => loadChunk(load).then(() => null, toChunkFailure);

  it("rejects with a ChunkLoadError after 120 seconds [8.12]", async () => {
    const settled = vi.fn<() => void>();
    const failure = failureOf(() => new Promise(() => {}));
    void failure.then(() => settled());
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toBe("ChunkLoadError");
  });

  it("clears its timer when it loads or fails before the timeout", async () => {
    const error = new TypeError("Unable to preload CSS for /assets/a.css");
    expect(await loadChunk(async () => "part")).toBe("part");
    expect(await failureOf(() => Promise.reject(error))).toBe("CSS_CHUNK_LOAD_FAILED");
    expect(vi.getTimerCount()).toBe(0);
  });
});
