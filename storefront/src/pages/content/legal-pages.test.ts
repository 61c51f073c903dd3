import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage as render, titleOf, toTestShop } from "../../testing/render-test-page.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

describe("the legal pages", () => {
  it.each([
    ["/imprint", "imprint"],
    ["/terms", "terms"],
    ["/withdrawal-policy", "withdrawal-policy"],
    ["/shipping", "shipping"],
    ["/returns", "returns"],
    ["/warranty", "warranty"],
    ["/accessibility", "accessibility"],
    ["/privacy", "privacy"],
  ])("each keep a canonical address: %s [2.57]", async (path, name) => {
    const { status, html } = await render(path);
    expect([status, titleOf(html)]).toEqual([200, `Sidan ${name} | Spolverk`]);
    expect(html).toContain(`<link rel="canonical" href="http://se.localhost${path}"`);
  });

  it("depend on the site, because two sites in one language differ", async () => {
    const asked: URL[] = [];
    vi.stubGlobal("fetch", (input: string | URL | Request, init?: RequestInit) => {
      asked.push(new URL(input instanceof Request ? input.url : input));
      return fakeShopApi(input, init);
    });
    const shop = toTestShop({ language: "en" });
    await render("/terms", { ...shop, site: { ...shop.site, code: "co.uk" } });
    const call = asked.find(({ pathname }) => pathname === "/api/pages/terms");
    expect([call?.searchParams.get("site"), call?.searchParams.get("language")]).toEqual(["co.uk", "en"]);
  });

  it("appear in the footer only on a site that has them", async () => {
    const shop = toTestShop();
    const legal = { ...shop.site.legal, pages: ["terms", "privacy"] as const };
    const { html } = await render("/faq", { ...shop, site: { ...shop.site, legal } });
    const footer = /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? "";
    expect(footer).toContain('href="/terms"');
    for (const path of ["/imprint", "/shipping", "/withdrawal-policy"]) {
      expect(footer).not.toContain(`href="${path}"`);
    }
  });
});
