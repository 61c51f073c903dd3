// @vitest-environment jsdom
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createShopApi } from "./api/create-shop-api.ts";
import { createI18n } from "./i18n/create-i18n.ts";
import { createAppRouter } from "./router.tsx";
import { fakeShopApi } from "./testing/fake-shop-api.ts";
import { toTestShop } from "./testing/render-test-page.ts";

/** Follows a link in the browser's router and returns the resulting address. */
async function follow(href: string): Promise<string> {
  const shop = toTestShop();
  const router = createAppRouter({
    shop,
    i18n: await createI18n("sv"),
    api: createShopApi(shop, { baseUrl: "http://bff/api" }),
    report: () => {},
  });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ["/faq"] }) });
  await router.load();
  await router.navigate({ href });
  return router.state.location.href;
}

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

describe("a link followed in the browser", () => {
  it.each([
    ["/SHOP", "/shop"],
    ["/shop/Filaments/PLA?query=1.0#top", "/shop/filaments/pla?query=1.0#top"],
    ["/product/KARNA-PLA/Black-750g", "/product/karna-pla/black-750g"],
    ["/knowledge/articles/First-Layer", "/knowledge/articles/first-layer"],
    ["/About", "/about"],
    ["/product/karna-pla/zzz", "/product/karna-pla?unavailable=variation"],
    ["/checkout/Ab1", "/checkout/Ab1"],
  ])("resolves %s to %s", async (href, address) => {
    expect(await follow(href)).toBe(address);
  });
});
