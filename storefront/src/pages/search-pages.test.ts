import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startFakeSearch } from "../testing/fake-search-service.ts";
import { fakeShopApi } from "../testing/fake-shop-api.ts";
import type { RenderInput } from "../page-renderer.ts";
import { renderTestPage, toTestShop } from "../testing/render-test-page.ts";
import type { ShopContext } from "../site/shop-context.ts";

let search: Awaited<ReturnType<typeof startFakeSearch>>;
const report = vi.fn<RenderInput["report"]>();

beforeEach(async () => {
  search = await startFakeSearch();
  vi.stubGlobal("fetch", fakeShopApi);
});
afterEach(async () => {
  await search.stop();
  vi.unstubAllGlobals();
  report.mockClear();
});

function render(path: string, changes: Partial<ShopContext["settings"]> = {}) {
  const settings = { currency: "SEK", showWithVat: true, theme: "system", ...changes } as const;
  return renderTestPage(path, toTestShop({ search: search.settings, settings }), report);
}
const down = "Filtren går inte att använda just nu";

describe("a listing from the search service", () => {
  it("shows its products, their number, and the filters", async () => {
    const { status, html } = await render("/shop/filaments/pla");
    expect(status).toBe(200);
    expect(html).toContain("Kärna PLA");
    expect(html).toContain("60 produkter");
    expect(html).toMatch(/href="\/shop\/filaments\/pla\?material=ABS"/);
    expect(html).toMatch(/aria-label="Svart"/);
    expect(html).not.toContain(down);
  });
  it("requests exactly what the address says [2.4]", async () => {
    await render("/shop/filaments?query=r%C3%B6d&sort=latest&toggle=onSale&color=blue&price=100-300");
    expect(search.sent[0]).toMatchObject({
      indexName: "variations_latest",
      query: "röd",
      facetFilters: [["colorFamily:blue"], ["onSale:true"]],
      numericFilters: [
        ["taxed=0", "price.SEK>=8000"],
        ["taxed=0", "price.SEK<=24000"],
        ["taxed=1", "price.SEK>=10000"],
        ["taxed=1", "price.SEK<=30000"],
      ],
    });
  });
  it("redirects unknown values to the address without them [2.4]", async () => {
    const { status, location } = await render("/shop/filaments?color=blue~beige");
    expect([status, location]).toEqual([307, "/shop/filaments?color=blue"]);
    expect(search.sent).toEqual([]);
  });
  it("reads the prices in the address as the shopper sees them: without VAT, in the shopper's currency [9.12]", async () => {
    await render("/shop?price=10-20", { currency: "EUR", showWithVat: false });
    expect(search.sent[0]?.["numericFilters"]).toContainEqual(["taxed=0", "price.EUR>=1000"]);
  });
  it("shows the chosen filters as removable chips, with a link that clears all", async () => {
    const { html } = await render("/shop?material=PLA&size=750&sort=name");
    expect(html).toMatch(/aria-label="Ta bort PLA"[^>]*href="\/shop\?sort=name&amp;size=750"/);
    expect(html).toMatch(/aria-label="Ta bort 750 g"[^>]*href="\/shop\?sort=name&amp;material=PLA"/);
    expect(html).toContain("Rensa alla");
  });
  it("links each page to the next and the previous one, so that every product can be reached without JavaScript", async () => {
    expect((await render("/shop")).html).toMatch(/rel="next"[^>]*href="\/shop\?page=2"/);
    const { html } = await render("/shop?page=2");
    expect(search.sent.find(({ page }) => page === 1)).toBeDefined();
    expect(html).toMatch(/rel="next"[^>]*href="\/shop\?page=3"/);
    expect(html).toMatch(/rel="prev"[^>]*href="\/shop"/);
    expect(html).toContain('rel="canonical" href="http://se.localhost/shop?page=2"');
  });
  it.each(["?material=PLA", "?toggle=onSale", "?color=blue&page=2"])(
    "excludes a listing filtered by %s from search engines, with the unfiltered category as its canonical address",
    async (query) => {
      const { html } = await render(`/shop/filaments${query}`);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).toContain('rel="canonical" href="http://se.localhost/shop/filaments"');
    },
  );
  it.each(["662E41", "1.0", "true"])(
    "searches for %s as typed, without rewriting the address [5.11]",
    async (query) => {
      const { html, status } = await render(`/shop?query=${query}`);
      expect([status, JSON.stringify(search.sent).includes(query)]).toEqual([200, true]);
      expect(html).toContain(`<title>Träffar för ”${query}”`);
    },
  );
  it("keeps the address's other parameters in the price form, which works without JavaScript", async () => {
    const { html } = await render("/shop?query=pla&material=PLA&price=100-300&page=2");
    const form = /<form aria-labelledby[^>]*action="\/shop".*?<\/form>/s.exec(html)?.[0] ?? "";
    const fields = [...form.matchAll(/<input[^>]*name="(\w+)"[^>]*?value="(\w+)"/g)].map((match) =>
      match.slice(1),
    );
    expect(fields).toEqual([
      ["query", "pla"],
      ["material", "PLA"],
      ["from", "100"],
      ["to", "300"],
    ]);
  });
  it("answers 404 for an unknown category", async () => {
    expect((await render("/shop/unknown")).status).toBe(404);
  });
  it("says that nothing was found, and suggests shorter searches and the categories [8.33]", async () => {
    const { html, status } = await render("/shop?query=nothing+pla");
    expect([status, html.includes("Inga produkter hittades")]).toEqual([200, true]);
    expect(html).toMatch(/href="\/shop\?query=pla"/);
  });
});

describe("while the search service is down", () => {
  it("the listing falls back to the catalogue with a notice, and the failure is logged and reported [8.8]", async () => {
    await search.stop();
    const { status, html } = await render("/shop?query=pla&material=PLA");
    expect(status).toBe(200);
    expect(html).toContain("Kärna PLA");
    expect(html).toContain(down);
    expect(html).not.toContain("material=ABS");
    expect(report).toHaveBeenCalledWith(
      "search error",
      expect.objectContaining({ message: "Network error" }),
    );
  });
  it("the search service's refusal is reported as an invalid request [8.8]", async () => {
    search.answerWith(400, { message: "filters: unexpected", status: 400 });
    const { html } = await render("/shop");
    expect(html).toContain(down);
    expect(report).toHaveBeenCalledWith(
      "search error",
      expect.objectContaining({ message: "Invalid request" }),
    );
  });
  it("the search page says that articles cannot be searched, and still shows products", async () => {
    await search.stop();
    const { status, html } = await render("/search?query=pla");
    expect([status, html.includes("Kärna PLA")]).toEqual([200, true]);
    expect(html).toContain("Det går inte att söka bland artiklarna just nu");
  });
});

describe("the search page [2.9]", () => {
  it("shows a visitor products and articles, with links to all of them [2.39] [6.1]", async () => {
    const { html } = await render("/search?query=torka");
    expect(html).toContain("Kärna PLA");
    expect(html).toContain('href="/knowledge/articles/dry"');
    expect(html).toContain('href="/shop?query=torka"');
    expect(html).toContain('href="/knowledge/browse?q=torka"');
  });
  it("marks matches in an article's card, with a snippet instead of its description [2.49]", async () => {
    const { html } = await render("/search?query=torka");
    const card = /<article.*?<\/article>/s.exec(html.slice(html.indexOf('id="found-articles"')))?.[0] ?? "";
    const text = card.replaceAll(/<!-- -->|<(?!\/?mark)[^>]*>/g, "").replaceAll(/<mark[^>]*>/g, "<mark>");
    expect(text).toContain("Tips<mark>Torka</mark> rätt");
    expect(text).toContain("… sedan <mark>torkas</mark> spolen …");
    expect(text).toContain("#pa#<mark>tork</mark>ning");
    expect(text).not.toContain("Hur man torkar.");
    expect(search.sent.find(({ indexName }) => indexName === "articles")).toMatchObject({
      attributesToHighlight: ["title", "type", "tags"],
      attributesToSnippet: ["text:24"],
    });
  });
  it("says when there are no products and no articles [2.40] [8.33]", async () => {
    const { html } = await render("/search?query=nothing");
    expect(html).toContain("Inga produkter hittades");
    expect(html).toContain("Inga artiklar hittades");
  });
  it("makes no call before something is typed [5.11]", async () => {
    expect((await render("/search?query=%20")).status).toBe(200);
    expect(search.sent).toEqual([]);
  });
});

describe("the header's search without JavaScript", () => {
  it("renders as a form that opens the search page, with a closed dropdown [2.37]", async () => {
    const { html } = await render("/shop");
    expect(html).toMatch(/<form action="\/search">.*?id="header-search"/s);
    expect(html).toMatch(/aria-expanded="false"[^>]*id="header-search"/);
    expect(html).not.toContain('role="listbox"');
  });
});
