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
  const options = { maxPages, maxBytes: 1000, freshMs: 5000, staleIfErrorMs: 60_000, onRefreshError };
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

describe("the HTML cache", () => {
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
  it("renders a page older than five seconds again before serving it, once for all visitors", async () => {
    const { get, wait } = setUp();
    await get("a", async () => toPage("old"));
    await wait(5001);
    const render = vi.fn<() => Promise<Page>>(async () => toPage("new"));
    const pages = await Promise.all([get("a", render), get("a", render)]);
    expect(pages.map(({ page }) => textOf(page))).toEqual(["new", "new"]);
    expect(render).toHaveBeenCalledTimes(1);
  });
  it("replaces a cached page that has become a 404", async () => {
    const { get, wait } = setUp();
    await get("a", async () => toPage("old"));
    await wait(5001);
    expect((await get("a", async () => toPage("withdrawn", 404))).page.status).toBe(404);
  });
  it("renders a page once for simultaneous visitors", async () => {
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
  it("serves the earlier page for a minute while rendering fails, and reports the error", async () => {
    const { get, wait, onRefreshError } = setUp();
    await get("a", async () => toPage("old"));
    await wait(10_000);
    const refused = await get("a", () => Promise.reject(new Error("no")));
    expect([refused.state, textOf(refused.page)]).toEqual(["stale", "old"]);
    expect(onRefreshError).toHaveBeenCalledOnce();
    expect(textOf((await get("a", async () => toPage("failed", 503))).page)).toBe("old");
    await wait(50_001);
    expect((await get("a", async () => toPage("failed", 503))).page.status).toBe(503);
  });
  it("evicts pages above its maximum number", async () => {
    const { get } = setUp(2);
    for (const key of ["a", "b", "c"]) await get(key, async () => toPage(key));
    expect((await get("a", async () => toPage("a"))).state).toBe("miss");
  });
  it("evicts pages above its maximum bytes", async () => {
    const { get } = setUp();
    for (const key of ["a", "b", "c"]) await get(key, async () => toPage(key.repeat(400)));
    expect((await get("a", async () => toPage("a"))).state).toBe("miss");
  });
});
