import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeProduct, fakeShopApi } from "./testing/fake-shop-api.ts";
import { renderTestPage as render } from "./testing/render-test-page.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

const inlineScript = /<script(?![^>]*\b(?:src=|type="application\/))[^>]*>([^]*?)<\/script>/g;

describe("the inline scripts of a page", () => {
  it.each(["/", "/shop", "/product/karna-pla/black-750g", "/cart", "/checkout/c1/address", "/nowhere"])(
    "all appear in the list for the content security policy of %s, and carry no nonce",
    async (path) => {
      const { html, inlineScripts } = await render(path);
      const found = [...html.matchAll(inlineScript)].map(([, text]) => text);
      expect(found.length).toBeGreaterThan(2);
      expect(inlineScripts).toEqual(found);
      expect(html).not.toMatch(/nonce/);
    },
  );

  it("exclude a script that a product's data injects", async () => {
    const evil = `</script><script nonce="x">evil()</script>`;
    vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
      const reply = await fakeShopApi(url, init);
      return url.includes("/catalog/products/")
        ? Response.json({ ...fakeProduct, name: evil, description: evil })
        : reply;
    });
    const { html, inlineScripts } = await render("/product/karna-pla/black-750g");
    expect(html).toContain("evil()");
    expect(html).not.toMatch(/<script[^>]*>evil\(\)/);
    for (const text of inlineScripts) expect(text).not.toMatch(/^evil/);
  });
});
