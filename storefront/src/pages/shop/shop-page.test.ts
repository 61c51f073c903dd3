import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeShopApi } from "../../testing/fake-shop-api.ts";
import { renderTestPage } from "../../testing/render-test-page.ts";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["/shop", "Alla produkter"],
  ["/shop?sort=bestSellers", "Storsäljare"],
  ["/shop?sort=staffPicks", "Personalens val"],
  ["/shop?toggle=onSale", "Rea"],
  ["/shop?sort=name", "Alla produkter"],
  ["/shop/filaments?sort=bestSellers", "Filament"],
])("the listing at %s has the title %s [2.36]", async (path, title) => {
  const { html } = await renderTestPage(path);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toBe(title);
});
