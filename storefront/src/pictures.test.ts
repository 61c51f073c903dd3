import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startFakeSearch } from "./testing/fake-search-service.ts";
import { fakeShopApi } from "./testing/fake-shop-api.ts";
import { renderTestPage, toTestShop } from "./testing/render-test-page.ts";
import type { SearchSettings } from "./site/shop-context.ts";

const imagesUrl = "https://spolverk.imgix.net";
const asked = "auto=format,compress&fit=clip&q=45&w=";

beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
afterEach(() => void vi.unstubAllGlobals());

/** The addresses of all pictures of a page, for all widths and densities. */
async function readPictures(path: string, search: SearchSettings | null = null): Promise<string[]> {
  const externalServices = { imagesUrl, reviewsUrl: null, stripeJsUrl: null, payLaterJsUrl: null };
  const { html } = await renderTestPage(path, toTestShop({ externalServices, search }));
  return [...html.matchAll(/<(?:img|source)\b[^>]*>/g)].flatMap(([tag]) =>
    [...tag.replaceAll("&amp;", "&").matchAll(/\b(src|srcset)="([^"]*)"/gi)].flatMap(
      ([, name = "", value = ""]) =>
        name.toLowerCase() === "src" ? [value] : value.split(", ").map((part) => part.split(" ")[0] ?? ""),
    ),
  );
}

const isAsked = (address: string) =>
  address.startsWith(`${imagesUrl}/media/`) &&
  new RegExp(`[?]${asked.replaceAll("?", "[?]")}\\d+(&dpr=[12])?$`).test(address);

describe("every picture", () => {
  it.each([
    "/",
    "/shop",
    "/product/karna-pla/black-750g",
    "/knowledge",
    "/knowledge/browse",
    "/knowledge/articles/first-layer",
  ])("on %s comes from the image service, compressed and scaled [7.25]", async (path) => {
    const pictures = await readPictures(path);
    expect(pictures.filter((address) => !isAsked(address))).toEqual([]);
    expect(pictures).not.toEqual([]);
  });

  it("comes from the image service in search results too, both of products and of articles [7.25]", async () => {
    const search = await startFakeSearch();
    const pictures = await readPictures("/search?query=torka", search.settings);
    await search.stop();
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((address) => !isAsked(address))).toEqual([]);
  });
});

it.each([
  ["/shop", "/media/spool-black.svg", 150],
  ["/product/karna-pla/black-750g", "/media/spool-black.svg", 150],
  ["/knowledge/browse", "/media/layer.svg", 320],
  ["/", "/media/hero-small.svg", 400],
  ["/", "/media/hero-large.svg", 1600],
])("the page %s requests %s in the width %i [7.25] [9.46]", async (path, picture, width) => {
  const pictures = await readPictures(path);
  expect(pictures.some((address) => address.startsWith(`${imagesUrl}${picture}?${asked}${width}`))).toBe(
    true,
  );
});
