import { describe, expect, it } from "vitest";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { Listing } from "../contract/catalogue.ts";
import type { Article, ArticleListing, Reseller } from "../contract/knowledge.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { testLibrary } from "../testing/test-library.ts";

const slugsOf = ({ items }: Pick<ArticleListing, "items">) => items.map(({ slug }) => slug);

async function list(query: string, language = "en"): Promise<ArticleListing> {
  const address = `/articles?language=${language}&${query}`;
  return (await createTestShop().get<ArticleListing>(address)).reply;
}

describe("GET /articles", () => {
  it("lists the latest first, each with its type, and the counts by type and tag [1.8] [2.7]", async () => {
    const listing = await list("");
    expect(slugsOf(listing)).toEqual(["drying", "first-layer", "warping", "lamp"]);
    expect(listing.types.filter(({ count }) => count > 0)).toEqual([
      { type: "Print guides", count: 2 },
      { type: "Use cases", count: 1 },
      { type: "Cheat sheets", count: 1 },
    ]);
    expect(listing.tags.slice(0, 2)).toEqual([
      { tag: "adhesion", count: 2 },
      { tag: "pla", count: 2 },
    ]);
  });

  it.each([
    ["warping", ["warping"]],
    ["PLATE height", ["first-layer"]],
    ["layer", ["first-layer", "warping"]],
    ["lamp light", ["lamp"]],
    ["moist", ["drying"]],
    ["layer lamp", []],
    ["  ", ["drying", "first-layer", "warping", "lamp"]],
  ])(
    "finds articles that contain every word, first those with the words in title or tags: %j [2.7]",
    async (q, slugs) => {
      expect(slugsOf(await list(`q=${encodeURIComponent(q)}`))).toEqual(slugs);
    },
  );

  it("marks search words in title and tags, and in a snippet of the text [2.49]", async () => {
    const [found] = (await list(`q=${encodeURIComponent("plattan HOJD pla")}`, "sv")).items;
    expect(found?.highlight).toEqual({
      title: { value: "Första lagret", matchLevel: "none" },
      tags: [
        { value: "<em>pla</em>", matchLevel: "partial" },
        { value: "vidhäftning", matchLevel: "none" },
      ],
      snippet: {
        value: "Gör rent <em>plattan</em>. Mät sedan <em>höjden</em>, i värme.",
        matchLevel: "full",
      },
    });
    expect((await list("")).items.every(({ highlight }) => highlight === undefined)).toBe(true);
  });

  it("ignores accents and case [2.7]", async () => {
    expect(slugsOf(await list("q=forsta", "sv"))).toEqual(["first-layer"]);
    expect(slugsOf(await list(`q=${encodeURIComponent("FÖRSTA hojden")}`, "sv"))).toEqual(["first-layer"]);
  });

  it("filters by type, and still counts the articles of the other types [2.7]", async () => {
    const listing = await list("type=Print%20guides");
    expect(slugsOf(listing)).toEqual(["first-layer", "warping"]);
    expect(listing.types).toContainEqual({ type: "Cheat sheets", count: 1 });
  });

  it("returns only articles with all requested tags, which ~ separates [2.7]", async () => {
    expect(slugsOf(await list("tags=pla"))).toEqual(["drying", "first-layer"]);
    expect(slugsOf(await list("tags=pla~adhesion"))).toEqual(["first-layer"]);
    expect(slugsOf(await list("tags=pla~abs"))).toEqual([]);
  });

  it("returns one page at a time, by default the first [2.7]", async () => {
    const first = await list("pageSize=3");
    const second = await list("pageSize=3&page=2");
    expect([first.page, first.total, first.items.length]).toEqual([1, 4, 3]);
    expect([second.page, second.total, slugsOf(second)]).toEqual([2, 4, ["lamp"]]);
  });

  it("returns an untranslated article in English, and marks it as such [2.49]", async () => {
    const { items } = await list("", "sv");
    expect(items.map(({ title, onlyEnglish }) => [title, onlyEnglish])).toEqual([
      ["Drying times", true],
      ["Första lagret", false],
      ["Warping", true],
      ["A lamp", true],
    ]);
  });

  it("uses a placeholder for an article without a cover [3.24]", async () => {
    const [drying, layer] = (await list("")).items;
    expect(drying?.cover).toMatchObject({ imgixPath: null, src: "/media/article-placeholder.svg" });
    expect(layer?.cover).toEqual({
      imgixPath: "/media/article-first-layer.svg",
      src: "/media/article-first-layer.svg",
      description: "A drawing of The first layer",
      alt: "A drawing of The first layer",
    });
  });

  it.each(["type=Recipes", "page=0", "page=many", "pageSize=61", `q=${"x".repeat(101)}`])(
    "refuses an invalid query: %s",
    async (query) => {
      const { status, reply } = await createTestShop().get(`/articles?${query}`);
      expect([status, reply.code]).toEqual([400, "invalid_request"]);
    },
  );

  it("lets clients cache the list for five minutes", async () => {
    const { headers } = await createTestShop().get("/articles");
    expect(headers.get("cache-control")).toBe("public, max-age=300");
  });
});

describe("GET /articles/{slug}", () => {
  it("returns the text as a tree, and the publication date in long and short form [3.23] [3.25]", async () => {
    const { reply } = await createTestShop().get<Article>("/articles/first-layer?language=sv");
    expect(reply).toMatchObject({
      title: "Första lagret",
      onlyEnglish: false,
      publishedDate: "2026-02-10",
      publishedAt: "2026-02-10T00:00:00.000Z",
      modifiedAt: "2026-02-25T00:00:00.000Z",
    });
    expect(reply.content).toEqual({
      type: "doc",
      content: [
        {
          type: "paragraph",
          content: [{ type: "text", text: "Gör rent plattan. Mät sedan höjden, i värme." }],
        },
      ],
    });
  });

  it("lists as related the articles that have most in common with it, and none that has nothing", async () => {
    const shop = createTestShop();
    const related = async (slug: string) =>
      (await shop.get<Article>(`/articles/${slug}?language=en`)).reply.related.map((other) => other.slug);
    expect(await related("first-layer")).toEqual(["drying", "warping"]);
    expect(await related("lamp")).toEqual([]);
  });

  it("responds with 404 for an unknown article", async () => {
    const { status, reply } = await createTestShop().get("/articles/nothing?language=en");
    expect(status).toBe(404);
    expect(reply).toMatchObject({ code: "article_not_found", message: "This article does not exist" });
  });
});

describe("GET /articles/{slug}/products", () => {
  it("returns cards of the article's products that are sold, in the article's order", async () => {
    const { reply } = await createTestShop().get<Pick<Listing, "items">>("/articles/first-layer/products");
    expect(reply.items.map(({ product, variation }) => [product.slug, variation.sku])).toEqual([
      ["karna-pla", "PLA-BLACK"],
      ["bor-pa", "BOR-PA"],
    ]);
  });

  it("fails while the catalogue is unavailable, when the article itself can still be read", async () => {
    const shop = createTestShop({
      wrapEngine: (engine) => ({
        ...engine,
        listProducts: () => Promise.reject(new CommerceUnavailableError("down")),
      }),
    });
    expect((await shop.get("/articles/first-layer/products")).status).toBe(503);
    expect((await shop.get("/articles/first-layer")).status).toBe(200);
  });

  it("responds with 404 for an unknown article", async () => {
    const { status, reply } = await createTestShop().get("/articles/nothing/products");
    expect([status, reply.code]).toEqual([404, "article_not_found"]);
  });
});

describe("GET /catalog/products/{slug}/articles", () => {
  it("returns cards of the articles that name the product, in the language of the request [2.49]", async () => {
    const { reply, headers } = await createTestShop().get<Pick<ArticleListing, "items">>(
      "/catalog/products/karna-pla/articles?language=sv",
    );
    expect(reply.items.map(({ title, onlyEnglish }) => [title, onlyEnglish])).toEqual([
      ["Drying times", true],
      ["Första lagret", false],
    ]);
    expect(headers.get("cache-control")).toBe("public, max-age=300");
  });

  it("puts the article that names the product first before those that mention it", async () => {
    const [article] = testLibrary.articles;
    if (!article) throw new Error("the test library has no article");
    const named = (slug: string, products: string[]) => ({ ...article, slug, products });
    const articles = [
      named("late", ["bor-pa", "karna-pla"]),
      named("main", ["karna-pla"]),
      named("other", ["bor-pa"]),
      named("also", ["karna-pla", "bor-pa"]),
      named("least", ["bor-pa", "gone-pla", "karna-pla"]),
    ];
    const shop = createTestShop({ library: { ...testLibrary, articles } });
    const { reply } = await shop.get<Pick<ArticleListing, "items">>("/catalog/products/karna-pla/articles");
    expect(slugsOf(reply)).toEqual(["main", "also", "late"]);
  });

  it("responds with 404 for a product that is not sold", async () => {
    const { status, reply } = await createTestShop().get("/catalog/products/nothing/articles");
    expect([status, reply.code]).toEqual([404, "product_not_found"]);
  });
});

describe("GET /resellers", () => {
  it("lists the shops that sell our filament with country, city and address [2.11] [3.8]", async () => {
    const { reply } = await createTestShop().get<{ resellers: Reseller[] }>("/resellers");
    expect(reply.resellers).toEqual([
      { id: "norrsken", name: "Norrsken", country: "SE", city: "Umeå", url: "https://norrsken.example" },
    ]);
  });
});
