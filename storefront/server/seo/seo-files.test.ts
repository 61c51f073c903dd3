import { listHosts, readSites } from "@spolverk/content";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeShopApi, fakeShopApiWith, fakeVariation } from "../../src/testing/fake-shop-api.ts";
import { createShopContextFor } from "../shop-context-for.ts";
import { createSiteByHost } from "../site-by-host.ts";
import { seoFiles } from "./seo-files.ts";

const hosts = "http://{code}.localhost:3000";

function setUp() {
  const app = seoFiles({
    siteByHost: createSiteByHost(listHosts(readSites()), hosts),
    shopContextFor: createShopContextFor(hosts, {
      search: null,
      signIn: null,
      imagesUrl: null,
      reviewsUrl: null,
      stripeJsUrl: null,
      payLaterJsUrl: null,
    }),
    renderer: async () => ({ listOwnPaths: () => ["/", "/shop"] }),
    apiUrl: "http://bff/api",
    logger: pino({ level: "silent" }),
  });
  return (path: string, host = "se.localhost:3000", headers: Record<string, string> = {}) =>
    app.request(`http://${host}${path}`, { headers: { host, ...headers } });
}

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

describe("security.txt", () => {
  it("contains the shop's mailbox and its own address on every host, indexable or not", async () => {
    const get = setUp();
    for (const host of ["se.localhost:3000", "dev.localhost:3000"]) {
      const answer = await get("/.well-known/security.txt", host);
      expect(answer.headers.get("content-type")).toBe("text/plain; charset=UTF-8");
      const fields = new Map(
        (await answer.text())
          .trim()
          .split("\n")
          .map((line) => line.split(": ") as [string, string]),
      );
      expect([...fields.keys()]).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
      expect(fields.get("Contact")).toBe("mailto:support@spolverk.com?subject=Security");
      expect(fields.get("Canonical")).toBe(`http://${host}/.well-known/security.txt`);
      expect(Date.parse(fields.get("Expires") ?? "")).toBeGreaterThan(Date.now());
    }
    expect((await get("/.well-known/security.txt", "evil.example")).status).toBe(421);
  });
});

describe("the files for search engines", () => {
  it("name the sitemap and the excluded pages in robots.txt [6.9]", async () => {
    const text = await (await setUp()("/robots.txt")).text();
    expect(text).toContain("Disallow: /checkout");
    expect(text).toContain("Sitemap: http://se.localhost:3000/sitemap.xml");
  });
  it("exclude the whole site when it is not indexable [9.1]", async () => {
    const get = setUp();
    expect(await (await get("/robots.txt", "dev.localhost:3000")).text()).toBe(
      "User-agent: *\nDisallow: /\n",
    );
    for (const path of ["/sitemap.xml", "/feeds/products.xml"]) {
      expect((await get(path, "dev.localhost:3000")).status).toBe(404);
    }
  });
  it("list the shop's own pages, categories and variations [2.57]", async () => {
    const xml = await (await setUp()("/sitemap.xml")).text();
    const paths = [...xml.matchAll(/<loc>http:\/\/se\.localhost:3000([^<]*)/g)].map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(["/", "/shop", "/shop/filaments"]));
    expect(paths.some((path) => path?.startsWith("/product/karna-pla/"))).toBe(true);
  });
  it("list the legal pages of the site at their addresses in the shop [2.57]", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
      asked.push(String(input instanceof Request ? input.url : input));
      return fakeShopApi(input, init);
    });
    const xml = await (await setUp()("/sitemap.xml")).text();
    expect(xml).toContain("<loc>http://se.localhost:3000/withdrawal-policy</loc>");
    expect(xml).not.toContain("/withdrawal<");
    const pages = asked.filter((address) => new URL(address).pathname === "/api/pages");
    expect(pages.map((address) => new URL(address).searchParams.get("site"))).toEqual(["se"]);
  });
  it("list Norwegian addresses on the Norwegian host, even after com's sitemap was cached [2.57]", async () => {
    const get = setUp();
    await get("/sitemap.xml", "localhost:3000");
    const xml = await (await get("/sitemap.xml", "no.localhost:3000")).text();
    expect(xml).toContain("<loc>http://no.localhost:3000/shop</loc>");
    expect(xml).toContain('hreflang="nb-NO" href="http://no.localhost:3000/shop"');
    expect(xml).toContain('hreflang="x-default" href="http://localhost:3000/shop"');
    expect(await (await get("/robots.txt", "no.localhost:3000")).text()).toContain(
      "Sitemap: http://no.localhost:3000/sitemap.xml",
    );
  });

  it("omit gift cards in another currency than the site's [2.57]", async () => {
    const ofCurrency = (slug: string, listPrice: string) => ({
      ...fakeVariation,
      slug,
      attributes: { listPrice, giftCardValue: 50_000 },
    });
    const variations = [ofCurrency("500-sek", "SEK"), ofCurrency("50-eur", "EUR")];
    vi.stubGlobal("fetch", fakeShopApiWith({ "/api/variations": { variations } }));
    const get = setUp();
    for (const path of ["/sitemap.xml", "/feeds/products.xml"]) {
      const xml = await (await get(path)).text();
      expect(xml).toContain("/500-sek<");
      expect(xml).not.toContain("/50-eur<");
    }
  });
  it("include the product feed, compressed for a client that accepts compression", async () => {
    const get = setUp();
    expect(await (await get("/feeds/products.xml")).text()).toContain("<g:id>KPLA-BLACK</g:id>");
    const packed = await get("/feeds/products.xml", undefined, { "accept-encoding": "gzip" });
    expect(packed.headers.get("content-encoding")).toBe("gzip");
  });
  it("answer 503 with Retry-After while the API is down", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("down")));
    const reply = await setUp()("/sitemap.xml");
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "60"]);
  });
  it("answer 421 for an unknown host", async () => {
    expect((await setUp()("/sitemap.xml", "evil.example")).status).toBe(421);
  });
});
