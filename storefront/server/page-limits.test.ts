import { describe, expect, it, vi } from "vitest";
import { openTestServer, toRenderedPage } from "./testing/open-test-server.ts";

describe("a client that requests many pages", () => {
  const from = (address: string) => ({ "x-forwarded-for": address });

  it("gets 429 in the site's language, while other clients are served", async () => {
    const { get, renderPage } = openTestServer({ rendersPerMinute: 2, trustedProxies: 1 });
    for (const page of [1, 2]) await get(`/shop/a${page}`, from("192.0.2.1"));
    const refused = await get("/shop/a3", from("192.0.2.1"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain("Du har öppnat många sidor på kort tid");
    expect(html).toContain("Försök igen");
    expect((await get("/shop/a3", from("192.0.2.2"))).status).toBe(200);
    expect(renderPage).toHaveBeenCalledTimes(3);
  });
  it("still gets cached pages, so that crawlers can visit known pages", async () => {
    const { get } = openTestServer({ rendersPerMinute: 1 });
    const replies = [];
    for (let visit = 0; visit < 5; visit++) replies.push((await get("/shop")).status);
    expect(replies).toEqual([200, 200, 200, 200, 200]);
    expect((await get("/faq")).status).toBe(429);
  });
  it("gets an earlier copy of a page when its renderings are used up", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const { get, renderPage } = openTestServer({ rendersPerMinute: 1 });
      await get("/shop");
      vi.setSystemTime(Date.now() + 30_000);
      expect((await get("/shop")).status).toBe(200);
      expect(renderPage).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
  });
  it("cannot pass as another client by sending X-Forwarded-For itself", async () => {
    const { get } = openTestServer({ rendersPerMinute: 1, trustedProxies: 0 });
    await get("/shop/a1", from("192.0.2.1"));
    expect((await get("/shop/a2", from("192.0.2.2"))).status).toBe(429);
  });
  it("uses up renderings by private pages too, since these are never cached", async () => {
    const { get } = openTestServer({ rendersPerMinute: 1 });
    expect([(await get("/cart")).status, (await get("/cart")).status]).toEqual([200, 429]);
  });
});

describe("a flood of different addresses", () => {
  it("gets 503 beyond the running and the waiting renderings", async () => {
    const ends: (() => void)[] = [];
    const { get, renderPage } = openTestServer({
      render: () => new Promise((resolve) => ends.push(() => resolve(toRenderedPage()))),
      queue: { concurrent: 1, waiting: 1 },
    });
    const replies = ["/shop/a1", "/shop/a2", "/shop/a3"].map(async (path) => get(path));
    const refused = await Promise.race(replies);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.text()).toContain("Det är mycket att göra i butiken");
    expect(renderPage).toHaveBeenCalledTimes(1);
    ends.shift()?.();
    await replies[0];
    ends.shift()?.();
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 503]);
  });
  it("does not delay a page with an earlier copy in the cache", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      let end = () => {};
      let isSlow = false;
      const { get, renderPage } = openTestServer({
        render: () =>
          isSlow
            ? new Promise((resolve) => (end = () => resolve(toRenderedPage())))
            : Promise.resolve(toRenderedPage()),
        queue: { concurrent: 1, waiting: 1 },
      });
      await get("/shop");
      vi.setSystemTime(Date.now() + 30_000);
      isSlow = true;
      const slow = get("/shop/a1");
      await vi.waitFor(() => expect(renderPage).toHaveBeenCalledTimes(2));
      expect((await get("/shop")).status).toBe(200);
      end();
      expect((await slow).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
  it("gets 414 for addresses longer than any page has", async () => {
    const { get, renderPage } = openTestServer({});
    expect((await get(`/shop?query=${"a".repeat(5000)}`)).status).toBe(414);
    expect((await get(`/${"a".repeat(5000)}`)).status).toBe(414);
    expect(renderPage).not.toHaveBeenCalled();
  });
});
