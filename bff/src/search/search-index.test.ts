import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CommerceProduct } from "../commerce/product.ts";
import { startFakeSearchService } from "../testing/fake-search-service.ts";
import { testCatalogue } from "../testing/test-catalogue.ts";
import { createSearchIndex, type RecordCounts, type SearchIndex } from "./search-index.ts";
import { createSearchStore } from "./search-store.ts";
import type { SearchableArticle } from "./to-article-records.ts";

const now = () => new Date("2026-03-02T10:00:00.000Z");
const article: SearchableArticle = {
  slug: "first-layer",
  type: "Tips",
  title: "The first layer",
  description: "How it sticks.",
  tags: ["bed"],
  cover: { src: "/media/first-layer.svg", alt: "A bed" },
  onlyEnglish: false,
  publishedDate: "2026-01-01",
  text: "Clean the plate.",
};
/** Eight languages times three environments. */
const audiences = 24;
const variationCount = testCatalogue.products.flatMap(({ variations }) => variations).length;

describe("the search index", () => {
  let service: Awaited<ReturnType<typeof startFakeSearchService>>;
  let products: CommerceProduct[];
  let articles: SearchableArticle[];

  beforeEach(async () => {
    service = await startFakeSearchService();
    products = [...testCatalogue.products];
    articles = [article];
  });
  afterEach(() => service.stop());

  function createIndex(access = service.access) {
    const catalogue = {
      getCategories: async () => testCatalogue.categories,
      listProducts: async () => products,
      getProductById: async (id: string) => products.find((product) => product.id === id) ?? null,
    };
    return createSearchIndex(createSearchStore(access), { catalogue, listArticles: () => articles, now });
  }

  async function compareAll(index: SearchIndex): Promise<RecordCounts> {
    const counts = { saved: 0, removed: 0 };
    for (const slice of await index.listSlices()) {
      const { saved, removed } = await index.compareSlice(slice);
      counts.saved += saved;
      counts.removed += removed;
    }
    return counts;
  }

  async function fill() {
    const index = createIndex();
    await index.configure();
    await compareAll(index);
    service.state.calls.length = 0;
    return index;
  }

  function change(slug: string, with_: Partial<CommerceProduct>) {
    products = products.map((product) => (product.slug === slug ? { ...product, ...with_ } : product));
  }

  it("contains every variation and article once per language and environment [7.20], [7.21]", async () => {
    const index = createIndex();
    await index.configure();
    expect(await compareAll(index)).toEqual({ saved: (variationCount + 1) * audiences, removed: 0 });
    expect(service.records("variations")).toHaveLength(variationCount * audiences);
    expect(service.records("articles")).toHaveLength(audiences);
    expect(await compareAll(index)).toEqual({ saved: 0, removed: 0 });
  });

  it("rereads a changed product and writes only the records that differ [1.1]", async () => {
    const index = await fill();
    const [{ variations } = { variations: [] }] = products;
    change("karna-pla", {
      variations: variations.map((variation) =>
        variation.sku === "PLA-BLACK" ? { ...variation, staffPick: true } : variation,
      ),
    });
    expect(await index.updateProducts(["id-karna-pla"])).toEqual({ saved: audiences, removed: 0 });
    const picked = service.records("variations").filter(({ sku }) => sku === "PLA-BLACK");
    expect(picked.every(({ staffPick }) => staffPick === true)).toBe(true);
    expect(await index.updateProducts(["id-karna-pla", "id-kust-petg"])).toEqual({ saved: 0, removed: 0 });
  });

  it("removes only the records of products that are no longer sold", async () => {
    const index = await fill();
    const [gone] = products.splice(1, 1);
    expect(await index.updateProducts([gone?.id ?? ""])).toEqual({
      saved: 0,
      removed: (gone?.variations.length ?? 0) * audiences,
    });
    expect(service.records("variations").some(({ productId }) => productId === gone?.id)).toBe(false);
    articles = [];
    expect(await compareAll(index)).toEqual({ saved: 0, removed: audiences });
    expect(service.records("articles")).toEqual([]);
  });

  it("covers every product number and the articles exactly once by its slices", async () => {
    const [model] = products;
    products = Array.from({ length: 70 }, (_, index) => ({ ...model!, id: `prod_${index}`, variations: [] }));
    const slices = await createIndex().listSlices();
    expect(slices.at(-1)).toBe("articles");
    const ranges = slices.flatMap((slice) => (slice === "articles" ? [] : [slice]));
    expect(ranges).toHaveLength(4);
    expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([0, 2 ** 48]);
    ranges.slice(1).forEach(({ from }, index) => expect(from).toBe(ranges[index]?.to));
  });

  it("finds missing, changed and stale records by its slices [1.1]", async () => {
    const index = await fill();
    const [first, gone] = products as [CommerceProduct, CommerceProduct];
    change(first.slug, { manufacturer: "Somebody else" });
    products = products.filter(({ id }) => id !== gone.id);
    const lost = service.records("variations").find(({ productId }) => productId === products.at(-1)?.id);
    service.remove("variations", lost?.objectID ?? "");
    service.put("variations", {
      objectID: "stale",
      productId: "prod_of_another_time",
      productNumber: 2 ** 47,
    });
    expect(await compareAll(index)).toEqual({
      saved: first.variations.length * audiences + 1,
      removed: gone.variations.length * audiences + 1,
    });
    const records = service.records("variations");
    expect(records.some(({ objectID, productId }) => objectID === "stale" || productId === gone.id)).toBe(
      false,
    );
    expect(records.some(({ objectID }) => objectID === lost?.objectID)).toBe(true);
    expect(await compareAll(index)).toEqual({ saved: 0, removed: 0 });
  });

  it("escapes quotes in a product id", async () => {
    const index = await fill();
    expect(await index.updateProducts([`" OR productId:"id-karna-pla`])).toEqual({ saved: 0, removed: 0 });
  });

  it("replaces everything at once, so that no search sees a partly filled index", async () => {
    const index = await fill();
    change("karna-pla", { manufacturer: "Somebody else" });
    expect(await index.replaceAll()).toEqual({
      variations: variationCount * audiences,
      articles: audiences,
    });
    const { calls } = service.state;
    expect(calls.filter((call) => call.endsWith(" variations"))).toEqual(["move to variations"]);
    expect(calls.indexOf("move to variations")).toBe(calls.lastIndexOf("addObject variations_tmp") + 1);
    expect(service.indexNames().filter((name) => name.includes("tmp"))).toEqual([]);
    expect(await compareAll(index)).toEqual({ saved: 0, removed: 0 });
  });

  it("fails without writing while the service is down or refuses the key", async () => {
    const index = await fill();
    change("karna-pla", { manufacturer: "Somebody else" });
    service.state.isDown = true;
    await expect(index.updateProducts(["id-karna-pla"])).rejects.toThrow("Unreachable hosts");
    service.state.isDown = false;
    await expect(compareAll(createIndex({ ...service.access, adminKey: "other" }))).rejects.toThrow("no");
    expect(service.state.calls).toEqual([]);
    expect((await index.updateProducts(["id-karna-pla"])).saved).toBeGreaterThan(0);
  });

  it("applies the settings of the index and of each sort order", async () => {
    const index = createIndex();
    await index.configure();
    expect(service.settings.get("variations")).toMatchObject({ attributeForDistinct: "productId" });
    expect(service.settings.get("variations_priceAscending_SEK")).toMatchObject({ relevancyStrictness: 0 });
    expect(service.settings.get("articles")).toMatchObject({ attributeForDistinct: "slug" });

    service.state.calls.length = 0;
    await index.configure();
    expect(service.state.calls, "what is set already is not set again").toEqual([]);
    service.settings.set("variations_name", { customRanking: ["asc(sku)"], relevancyStrictness: 0 });
    await index.configure();
    expect(service.state.calls).toEqual(["settings variations_name"]);
  });
});
