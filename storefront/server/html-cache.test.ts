import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toCompressible } from "./compressed-body.ts";
import { createHtmlCache, type Page } from "./html-cache.ts";

const toPage = (text: string, status = 200): Page => ({
  status,
  headers: [],
  body: toCompressible(new TextEncoder().encode(text)),
});
const textOf = (page: Page) => new TextDecoder().decode(page.body.plain);

function setUp(maxPages = 10) {
  const onRefreshError = vi.fn<(error: unknown) => void>();
  const options = { maxPages, maxBytes: 1000, freshMs: 5000, staleMs: 60_000, onRefreshError };
  const cache = createHtmlCache(options);
  return {
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    get: async (key: string, render: () => Promise<Page>) => {
      const { value, state } = await cache.getWithState(key, render);
      return { page: value, state };
    },
    onRefreshError,
  };
}

describe("the cache of pages", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("serves a page for five seconds without rendering it again", async () => {
    const { get, wait } = setUp();
    const render = vi.fn<() => Promise<Page>>(async () => toPage("one"));
    await get("a", render);
    await wait(4999);
    expect((await get("a", render)).state).toBe("hit");
    expect(render).toHaveBeenCalledTimes(1);
  });
  it("serves a stale page while the next one is rendered, once for all visitors", async () => {
    const { get, wait } = setUp();
    await get("a", async () => toPage("old"));
    await wait(30_000);
    let finish = (_page: Page) => {};
    const render = vi.fn<() => Promise<Page>>(() => new Promise((resolve) => (finish = resolve)));
    for (let visitor = 0; visitor < 3; visitor++) {
      const stale = await get("a", render);
      expect([stale.state, textOf(stale.page)]).toEqual(["stale", "old"]);
    }
    finish(toPage("new"));
    await wait(0);
    const fresh = await get("a", async () => toPage("newer"));
    expect([fresh.state, textOf(fresh.page)]).toEqual(["hit", "new"]);
    expect(render).toHaveBeenCalledTimes(1);
  });
  it("renders a page again that has been stale for a minute", async () => {
    const { get, wait } = setUp();
    await get("a", async () => toPage("old"));
    await wait(65_001);
    expect(textOf((await get("a", async () => toPage("new"))).page)).toBe("new");
  });
  it("renders a page once for all visitors who ask at the same time", async () => {
    const { get } = setUp();
    const render = vi.fn<() => Promise<Page>>(async () => toPage("one"));
    await Promise.all([get("a", render), get("a", render), get("a", render)]);
    expect(render).toHaveBeenCalledTimes(1);
  });
  it("never stores a failure", async () => {
    const { get } = setUp();
    await get("a", async () => toPage("down", 503));
    expect((await get("a", async () => toPage("up"))).page.status).toBe(200);
  });
  it("continues to serve the stale page when the next rendering fails, and reports the failure", async () => {
    const { get, wait, onRefreshError } = setUp();
    await get("a", async () => toPage("old"));
    await wait(10_000);
    const stale = await get("a", () => Promise.reject(new Error("no")));
    expect(textOf(stale.page)).toBe("old");
    await wait(2000);
    expect(onRefreshError).toHaveBeenCalledOnce();
    expect((await get("a", async () => toPage("never"))).state).toBe("stale");
  });
  it("holds a limited number of pages", async () => {
    const { get } = setUp(2);
    for (const key of ["a", "b", "c"]) await get(key, async () => toPage(key));
    expect((await get("a", async () => toPage("a"))).state).toBe("miss");
  });
  it("holds a limited number of bytes", async () => {
    const { get } = setUp();
    for (const key of ["a", "b", "c"]) await get(key, async () => toPage(key.repeat(400)));
    expect((await get("a", async () => toPage("a"))).state).toBe("miss");
  });
});
