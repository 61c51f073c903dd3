import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { openTestServer, externalServices, toRenderedPage } from "./testing/open-test-server.ts";
import type { ExternalServices } from "../src/site/shop-context.ts";

const setUp = (render?: Parameters<typeof openTestServer>[0]["render"], services?: ExternalServices) =>
  openTestServer({ ...(render && { render }), ...(services && { services }) });

describe("the storefront's server", () => {
  it("refuses an unknown host", async () => {
    expect((await setUp().get("/", { host: "evil.example" })).status).toBe(421);
  });
  it("renders each site in its language and currency [9.1]", async () => {
    const { get, renderPage } = setUp();
    await get("/", { host: "de.localhost:3000" });
    expect(renderPage.mock.calls[0]?.[1].shop).toMatchObject({
      language: "de",
      settings: { currency: "EUR" },
    });
  });
  it("renders Norwegian, in kroner, on its own host without a cookie [2.57]", async () => {
    const { get, renderPage } = setUp();
    await get("/", { host: "no.localhost:3000" });
    expect(renderPage.mock.calls[0]?.[1].shop).toMatchObject({
      language: "no",
      site: { code: "com", hreflang: "nb-NO", origin: expect.stringContaining("//no.localhost") },
      settings: { currency: "NOK", showWithVat: true },
    });
  });
  it("shows prices with Norwegian VAT on the Norwegian host of com, and without VAT on com, until the visitor chooses [9.12]", async () => {
    const { get, renderPage } = setUp();
    await get("/", { host: "localhost:3000" });
    const host = "no.localhost:3000";
    await get("/", { host });
    await get("/", { host, cookie: "spolverk.vat=0" });
    const seen = renderPage.mock.calls.map(
      ([
        ,
        {
          shop: { site, settings },
        },
      ]) => [site.vatCountry, settings.showWithVat],
    );
    expect(seen).toEqual([
      ["SE", false],
      ["NO", true],
      ["NO", false],
    ]);
  });
  it("renders a page once for many visitors, but the cart for each visitor", async () => {
    const { get, renderPage } = setUp();
    for (const path of ["/shop", "/shop?utm_source=x", "/cart", "/cart"]) await get(path);
    expect(renderPage).toHaveBeenCalledTimes(3);
  });
  it("renders a cached page without the query parameters outside its cache key", async () => {
    const { get, renderPage } = setUp();
    await get("/shop?toggle=onSale&utm_source=poison");
    expect(renderPage.mock.calls[0]?.[0].url).toBe("http://se.localhost:3000/shop?toggle=onSale");
  });
  it("forbids browsers and proxies to store a checkout", async () => {
    expect((await setUp().get("/checkout/1")).headers.get("cache-control")).toBe("private, no-store");
  });
  it("sends every page with its content security policy and security headers", async () => {
    const { headers } = await setUp().get("/shop");
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-/);
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toContain(
      "img-src 'self' data: https://spolverk.imgix.net;",
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
  });
  it("blocks injected scripts anywhere in the page", async () => {
    const injected = "fetch('//evil.example')";
    const html = `<!doctype html><script>let a</script><p><script>${injected}</script></p>`;
    const { headers } = await setUp(async () => toRenderedPage({ html })).get("/shop");
    const policy = headers.get("content-security-policy");
    const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hashOf("let a")}';`);
    expect(policy).not.toContain(hashOf(injected));
  });
  it("allows the pay-later provider and its popup only in the checkout, and only when the provider is configured", async () => {
    const payLaterJsUrl = "https://x.klarnacdn.net";
    const policiesOf = async (services?: ExternalServices, path = "/checkout/c1/payment") => {
      const { headers } = await setUp(undefined, services).get(path);
      return [headers.get("cross-origin-opener-policy"), headers.get("content-security-policy")];
    };
    const [opener, content] = await policiesOf({ ...externalServices, payLaterJsUrl });
    expect(opener).toBe("same-origin-allow-popups");
    expect(content).toContain(`script-src 'self' ${payLaterJsUrl} `);
    const [usual, strict] = await policiesOf();
    expect(usual).toBe("same-origin");
    expect(strict).not.toContain("klarna");
    const [, elsewhere] = await policiesOf({ ...externalServices, payLaterJsUrl }, "/shop");
    expect(elsewhere).toBe((await policiesOf(undefined, "/shop"))[1]);
  });
  it("returns the redirect in which the rendering of a checkout results", async () => {
    const { get } = setUp(async () =>
      toRenderedPage({ status: 307, location: "/checkout/1/account", html: "" }),
    );
    const reply = await get("/checkout/1/payment");
    expect([reply.status, reply.headers.get("location")]).toEqual([307, "/checkout/1/account"]);
  });
  it("answers a failed rendering with a plain page that offers a retry", async () => {
    const reply = await setUp(() => Promise.reject(new Error("secret"))).get("/shop");
    const html = await reply.text();
    expect(reply.status).toBe(500);
    expect(html).toContain("Try again");
    expect(html).not.toContain("secret");
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
  it("serves byte ranges of a video, which some browsers require [2.42]", async () => {
    const { get } = setUp();
    const part = await get("/media/hero.mp4", { range: "bytes=2-4" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 2-4/10",
      "234",
    ]);
    expect((await get("/media/hero.mp4", { range: "bytes=10-" })).status).toBe(416);
    const whole = await get("/media/hero.mp4");
    expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "video/mp4"]);
  });
  it("serves drawings, and no file outside their directory", async () => {
    const { get } = setUp();
    const { headers } = await get("/media/spool.svg");
    expect(headers.get("content-type")).toContain("image/svg+xml");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await get("/media/..%2f..%2fetc%2fpasswd")).status).toBe(404);
    expect((await get("/media/none.svg")).status).toBe(404);
  });
  it("answers 304 for an unchanged drawing", async () => {
    const { get } = setUp();
    const etag = (await get("/media/spool.svg")).headers.get("etag") ?? "";
    expect((await get("/media/spool.svg", { "if-none-match": etag })).status).toBe(304);
  });
  it("excludes private pages, and whole sites that are not indexable, in robots.txt [6.9]", async () => {
    const { get } = setUp();
    expect(await (await get("/robots.txt")).text()).toContain("Disallow: /checkout");
    expect(await (await get("/robots.txt", { host: "dev.localhost" })).text()).toBe(
      "User-agent: *\nDisallow: /\n",
    );
  });
  it("answers the liveness check on any host", async () => {
    expect((await setUp().get("/health/live", { host: "10.0.0.1" })).status).toBe(200);
  });
});
